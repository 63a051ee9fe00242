/** Rows per page: the API's default, what screens request, and what people can choose. */

/** Default of `pageSize` and `perPage` in the contract; a test compares the two. */
export const defaultPageSize = 10;

/** The default of screens: an ordinary window shows more than ten rows. */
export const screenPageSize = 20;

export const pageSizes = [10, 20, 50, 100] as const;
