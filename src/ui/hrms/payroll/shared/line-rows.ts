/** Lines with an amount at their end, below each other in a card. */
import { css } from "#generated/styles/css/index.js";

export const lineRow = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "4",
  alignItems: "baseline",
  px: "5",
  py: "2.5",
  borderTopWidth: "1px",
  borderColor: "border",
});

/** What explains a line, below its name. */
export const lineNote = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", display: "block" });
