/** Rows per page a person may choose from. */
export const pageSizes = [10, 20, 50, 100] as const;
