/** Rows per page: what a list answers unless asked otherwise, what screens ask for, and what people may choose from. */

/** Default of `pageSize` and `perPage` in the contract; a test compares the two. */
export const defaultPageSize = 10;

/** What screens begin with: a window of ordinary size shows more than ten rows. */
export const screenPageSize = 20;

export const pageSizes = [10, 20, 50, 100] as const;
