/** Figures side by side, below each other on phones: classes of the list, its cells, and what they contain. */
import { css } from "#generated/styles/css/index.js";

export const strip = css({
  display: "grid",
  gridTemplateColumns: { base: "1fr", md: "repeat(auto-fit, minmax(8.5rem, 1fr))" },
  m: "-1px 0 0 -1px",
});
export const cell = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr)" },
  columnGap: "3",
  alignItems: "baseline",
  alignContent: "start",
  px: "5",
  py: { base: "2", md: "3.5" },
  borderTopWidth: "1px",
  borderInlineStartWidth: "1px",
  borderColor: "border",
});
export const figure = css({
  fontSize: { base: "md", md: "lg" },
  lineHeight: { base: "md", md: "lg" },
  fontWeight: "semibold",
  textAlign: { base: "end", md: "start" },
});
export const quiet = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" });
