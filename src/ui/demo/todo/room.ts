/** Container queries of the app and its parts. */

export const hasSidePane = "@container todo (min-width: 44rem)";

/** A task fits on one line. */
export const oneLine = "@container tasks (min-width: 40rem)";

/** Name, search and sorting fit side by side. */
export const headInLine = "@container list (min-width: 46rem)";

/** Room for the name of the sort order. */
export const orderHasName = "@container list (min-width: 30rem)";
