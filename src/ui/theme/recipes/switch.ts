/** Styles of a native checkbox drawn as a switch. */
import { defineRecipe } from "@pandacss/dev";

export const switchTrack = defineRecipe({
  className: "switch",
  base: {
    appearance: "none",
    flexShrink: 0,
    position: "relative",
    display: "inline-block",
    verticalAlign: "middle",
    w: "calc(var(--switch) * 1.8)",
    h: "var(--switch)",
    borderRadius: "full",
    bg: "border.strong",
    cursor: "pointer",
    colorPalette: "accent",
    transition: "background-color 150ms ease-out",
    _hover: { bg: "text.muted" },
    _checked: {
      bg: "colorPalette.solid",
      _before: { translate: "calc(var(--switch) * 0.8) 0", _rtl: { translate: "calc(var(--switch) * -0.8) 0" } },
    },
    _disabled: { opacity: 0.5, cursor: "not-allowed" },
    "&[aria-busy=true]": {
      cursor: "progress",
      _before: { animation: "pulse 1s ease-in-out infinite", _motionReduce: { animation: "none" } },
    },
    _highContrast: { border: "1px solid ButtonText" },
    _before: {
      content: '""',
      position: "absolute",
      insetBlockStart: "2px",
      insetInlineStart: "2px",
      w: "calc(var(--switch) - 4px)",
      h: "calc(var(--switch) - 4px)",
      borderRadius: "full",
      bg: "surface",
      transition: "translate 150ms ease-out",
    },
  },
  variants: {
    size: { sm: { "--switch": "1rem" }, md: { "--switch": "1.25rem" }, lg: { "--switch": "1.5rem" } },
  },
  defaultVariants: { size: "md" },
});
