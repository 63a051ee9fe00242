/** Styles of a segmented control. */
import { defineSlotRecipe } from "@pandacss/dev";

export const segmentGroup = defineSlotRecipe({
  className: "segment-group",
  slots: ["root", "item", "itemText", "itemInput"],
  base: {
    root: {
      display: "inline-flex",
      flexWrap: "wrap",
      maxW: "full",
      p: "2px",
      gap: "2px",
      bg: "inset",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "control",
    },
    item: {
      position: "relative",
      minH: "7",
      minW: "7",
      px: "2.5",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      borderRadius: "xs",
      fontSize: "sm",
      fontWeight: "medium",
      color: "text.muted",
      cursor: "pointer",
      _hover: { color: "text" },
      "&[data-state=checked]": {
        bg: "surface",
        color: "text",
        boxShadow: "0 0 0 1px var(--hr-border-strong)",
        _dark: { bg: "raised" },
      },
      "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
    },
    itemText: { display: "inline-flex", alignItems: "center", gap: "1.5" },
    // Covers its segment, so that pointer, focus and screen readers hit the input itself; over the inline styles of a hidden one.
    itemInput: {
      inset: "0!",
      w: "full!",
      h: "full!",
      m: "0!",
      clip: "auto!",
      appearance: "none",
      borderRadius: "xs",
      cursor: "inherit",
      _focusVisible: { outlineOffset: "1px" },
    },
  },
});
