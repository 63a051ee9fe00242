/** Frame of the editor field with a reserved height. */
import { chakra } from "#generated/styles/jsx/index.js";

export const EditorFrame = chakra("div", {
  base: {
    display: "flex",
    minW: "0",
    minH: "12rem",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    overflow: "hidden",
    "&:has([role=textbox]:focus-visible)": { borderColor: "accent" },
  },
});
