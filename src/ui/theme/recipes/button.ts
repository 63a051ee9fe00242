/** Styles of buttons and of links that look like buttons. */
import { defineRecipe } from "@pandacss/dev";

/** The button's menu or dialog is open. */
const whileOpen = "&[aria-haspopup][aria-expanded=true]";

export const button = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    position: "relative",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "control",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    cursor: "pointer",
    userSelect: "none",
    colorPalette: "accent",
    transition: "background-color, border-color, color",
    transitionDuration: "fast",
    "& svg": { flexShrink: 0 },
    _disabled: { opacity: 0.55, cursor: "not-allowed" },
    _highContrast: { borderColor: "ButtonText" },
  },
  variants: {
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast", _hover: { bg: "colorPalette.hover" } },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.text", _hover: { borderColor: "colorPalette.border" } },
      outline: {
        bg: "surface",
        color: "text",
        borderColor: "border",
        _hover: { bg: "hover" },
        [whileOpen]: { bg: "hover" },
      },
      ghost: {
        color: "text.muted",
        _hover: { bg: "hover", color: "text" },
        [whileOpen]: { bg: "hover", color: "text" },
      },
      link: { color: "colorPalette.text", px: "0!", h: "auto!", _hover: { textDecoration: "underline" } },
    },
    size: {
      xs: { h: "7", minW: "7", px: "2.5", fontSize: "sm" },
      sm: { h: "8", minW: "8", px: "2.5", fontSize: "sm" },
      md: { h: "9", minW: "9", px: "3", fontSize: "md" },
      lg: { h: "10", minW: "10", px: "4", fontSize: "md" },
    },
    square: { true: { px: "0!" } },
  },
  defaultVariants: { variant: "outline", size: "md" },
});
