/** Where the sections of a form stand: headings beside their fields in wide windows, two columns of long forms in the widest. */
import { css } from "#generated/styles/css/index.js";

const width = css.raw({
  "--form-width": { base: "{sizes.form}", "2xl": "{sizes.formWide}" },
  "@media (min-width: 112rem)": { "&:has([data-halves])": { "--form-width": "100rem" } },
});

/** Tells what is inside, such as the bar, how wide the form is: with room for both columns where the window has it. */
export const formWidthOf = css(width);
export const formWidth = css(width, { maxW: "var(--form-width)" });

/** Around the sections; by its own width, since forms also open in dialogs. */
export const sectionsBox = css({ containerType: "inline-size", containerName: "sections" });

/** A section whose children are its heading and its fields. */
export const sectionColumns = css({
  "@container sections (min-width: 56rem)": {
    display: "grid",
    gridTemplateColumns: "17rem minmax(0, 1fr)",
    columnGap: "10",
    alignItems: "start",
  },
  // Half as wide.
  "@container sections (min-width: 88rem)": { "[data-halves] &": { display: "block" } },
});

/** Marked `data-halves`: its two children stand side by side in the widest windows, else below each other. */
export const halves = css({
  "& > * + *": { borderTopWidth: "1px", borderColor: "border" },
  "@container sections (min-width: 88rem)": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > * + *": { borderTopWidth: "0", borderInlineStartWidth: "1px" },
  },
});

/** Shorter forms would be more wide than high. */
const longForm = 10;

/** Where the second half of a long form begins, by the lines of its sections; undefined for short forms. */
export function halfOf(lines: readonly number[]): number | undefined {
  const sum = (some: readonly number[]): number => some.reduce((total, each) => total + each, 0);
  if (lines.length < 2 || sum(lines) < longForm) return undefined;
  const off = (at: number): number => Math.abs(sum(lines.slice(0, at)) - sum(lines.slice(at)));
  return lines.slice(1).reduce((best, _, index) => (off(index + 1) < off(best) ? index + 1 : best), 1);
}
