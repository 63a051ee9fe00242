/** Sections of the employee page: side by side in wide windows, where a last one without a neighbour fills its line. */
import { css } from "#generated/styles/css/index.js";

export const profileColumns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", "2xl": "repeat(2, minmax(0, 1fr))" },
  gap: "4",
  "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
  // Half the page holds one column of facts.
  "& > :not(:last-child:nth-child(odd)) dl": { gridTemplateColumns: { "2xl": "1fr" } },
});
