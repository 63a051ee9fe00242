/** How much room the app and its parts have, whatever the window. */

/** Beside the list there is room for the pane of lists. */
export const hasSidePane = "@container todo (min-width: 44rem)";

/** A task fits on one line. */
export const oneLine = "@container tasks (min-width: 40rem)";

/** Name, search and order of the list stand side by side. */
export const headInLine = "@container list (min-width: 46rem)";

/** The order is named, not only marked. */
export const orderHasName = "@container list (min-width: 30rem)";
