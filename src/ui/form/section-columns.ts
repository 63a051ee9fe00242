/** Forms with sections: in wide windows the heading of a section stands beside its fields instead of above them. */
import { css } from "#generated/styles/css/index.js";

const width = css.raw({ "--form-width": { base: "{sizes.form}", "2xl": "{sizes.formWide}" } });

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
});
