/** Sections of the employee page: side by side in wide windows. */
import { css } from "#generated/styles/css/index.js";

export const profileColumns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", "2xl": "repeat(2, minmax(0, 1fr))" },
  gap: "4",
  "& > :only-child": { gridColumn: "1 / -1" },
  "& > :empty": { display: "none" },
});
