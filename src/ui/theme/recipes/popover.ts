/** Styles of popovers. */
import { defineSlotRecipe } from "@pandacss/dev";
import { floating, positioner } from "./floating.ts";

export const popover = defineSlotRecipe({
  className: "popover",
  slots: ["positioner", "content"],
  base: {
    positioner,
    content: {
      ...floating,
      minW: "52",
      maxW: "min(22rem, calc(100vw - 1rem))",
      maxH: "min(32rem, calc(100dvh - 1rem))",
      overflowY: "auto",
      p: "3",
      _focusVisible: { outlineOffset: "-2px" },
    },
  },
  variants: {
    toned: {
      true: { content: { bg: "colorPalette.subtle", color: "colorPalette.text", borderColor: "colorPalette.solid" } },
    },
  },
});
