/** The frame an editor stands in as a field of a form. */
import { chakra } from "@chakra-ui/react";

export const EditorFrame = chakra("div", {
  base: {
    display: "flex",
    minW: "0",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    overflow: "hidden",
    "&:has([role=textbox]:focus-visible)": { borderColor: "accent" },
  },
});
