/** Styles of carousels: slides above the controls, which come first in the tab order. */
import { defineSlotRecipe } from "@pandacss/dev";

export const carousel = defineSlotRecipe({
  className: "carousel",
  slots: ["root", "slides", "slide", "controls", "dots", "dot", "place"],
  base: {
    root: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2", minW: "0" },
    slides: { gridRow: "1", minW: "0", borderRadius: "card", bg: "inset", "& img": { display: "block" } },
    slide: { minW: "0" },
    controls: { gridRow: "2", display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1", minH: "8" },
    dots: { display: "flex", flexWrap: "wrap", mx: "auto" },
    dot: {
      display: "grid",
      placeItems: "center",
      boxSize: "6",
      borderRadius: "full",
      cursor: "pointer",
      _before: {
        content: '""',
        boxSize: "2",
        borderRadius: "full",
        bg: "border.strong",
        transition: "width 150ms ease-out",
      },
      _hover: { _before: { bg: "text" } },
      "&[aria-current]": { _before: { w: "4", bg: "accent" } },
      _highContrast: { _before: { bg: "ButtonText" } },
    },
    place: { px: "1", color: "text.muted", fontSize: "sm", fontVariantNumeric: "tabular-nums" },
  },
  variants: {
    effect: {
      slide: {},
      fade: {
        slide: { "&[data-shown]": { animation: "fade-in 180ms ease-out", _motionReduce: { animation: "none" } } },
      },
    },
  },
});
