/** The frame an editor stands in as a field of a form; it has its height before the editor is there. */
import { chakra } from "@chakra-ui/react";

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
