/** Styles of tags. */
import { defineRecipe } from "@pandacss/dev";

export const tag = defineRecipe({
  className: "tag",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "1.5",
    borderRadius: "xs",
    fontSize: "xs",
    lineHeight: "1.25rem",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      neutral: { colorPalette: "neutral" },
      accent: { colorPalette: "accent" },
      success: { colorPalette: "success" },
      warning: { colorPalette: "warning" },
      danger: { colorPalette: "danger" },
      info: { colorPalette: "info" },
    },
    look: {
      light: { bg: "colorPalette.subtle", color: "colorPalette.text" },
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast" },
      outline: {
        borderWidth: "1px",
        borderColor: "colorPalette.solid",
        color: "colorPalette.text",
        lineHeight: "calc(1.25rem - 2px)",
      },
    },
    pill: { true: { px: "2", borderRadius: "full" } },
  },
});
