/** The reading pane comes in a file of its own, with the cleaner of foreign HTML. */
export const loadReading = () => import("./reading-pane.tsx");
