/** Styles of native checkboxes and radio buttons. */
import { defineRecipe } from "@pandacss/dev";

const box = {
  appearance: "none",
  flexShrink: 0,
  w: "4",
  h: "4",
  bg: "surface",
  borderWidth: "1px",
  borderColor: "border.strong",
  cursor: "pointer",
  colorPalette: "accent",
  _hover: { borderColor: "text.muted" },
  _disabled: { opacity: 0.5, cursor: "not-allowed" },
  _highContrast: { appearance: "auto" },
} as const;

export const checkbox = defineRecipe({
  className: "checkbox",
  base: {
    ...box,
    borderRadius: "xs",
    display: "grid",
    placeContent: "center",
    _checked: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      _before: { transform: "rotate(45deg)", opacity: 1 },
    },
    _indeterminate: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      _before: { h: "0", w: "2", borderRightWidth: "0", mt: "0", opacity: 1 },
    },
    _before: {
      content: '""',
      w: "5px",
      h: "9px",
      mt: "-2px",
      opacity: 0,
      borderStyle: "solid",
      borderColor: "colorPalette.contrast",
      borderBlockEndWidth: "2px",
      // The tick is not mirrored in right-to-left layouts.
      borderRightWidth: "2px",
    },
  },
});

export const radio = defineRecipe({
  className: "radio",
  base: {
    ...box,
    borderRadius: "full",
    _checked: { borderColor: "colorPalette.solid", borderWidth: "5px", bg: "colorPalette.contrast" },
  },
});
