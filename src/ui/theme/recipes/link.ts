/** Styles of links in text. */
import { defineRecipe } from "@pandacss/dev";

export const link = defineRecipe({
  className: "link",
  base: {
    color: "accent.text",
    borderRadius: "xs",
    textDecoration: "none",
    cursor: "pointer",
    _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
  },
  variants: {
    quiet: { true: { color: "inherit", _hover: { textDecoration: "none" } } },
    underlined: { true: { textDecoration: "underline", textUnderlineOffset: "3px" } },
  },
});
