/** Lazy chunk of the reading pane, which includes the HTML sanitiser. */
export const loadReading = () => import("./reading-pane.tsx");
