/** Styles of tabs. */
import { defineSlotRecipe } from "@pandacss/dev";

export const tabs = defineSlotRecipe({
  className: "tabs",
  slots: ["list", "trigger"],
  base: {
    list: { display: "flex", borderColor: "border", overflowX: "auto", scrollbarWidth: "none", px: "1px" },
    trigger: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      flexShrink: 0,
      h: "9",
      color: "text.muted",
      fontWeight: "medium",
      whiteSpace: "nowrap",
      cursor: "pointer",
      "& svg": { flexShrink: 0 },
      _hover: { color: "text" },
      _focusVisible: { outlineOffset: "-2px" },
      _disabled: { opacity: 0.55, cursor: "not-allowed", _hover: { color: "text.muted" } },
    },
  },
  variants: {
    look: {
      line: {
        list: { columnGap: "5", borderBottomWidth: "1px" },
        trigger: {
          mb: "-1px",
          borderBottomWidth: "2px",
          borderColor: "transparent",
          _selected: { color: "text", borderColor: "colorPalette.solid" },
        },
      },
      pills: {
        list: { gap: "1" },
        trigger: {
          px: "3",
          borderRadius: "control",
          _hover: { bg: "hover" },
          _disabled: { _hover: { bg: "transparent" } },
          _selected: {
            bg: "colorPalette.solid",
            color: "colorPalette.contrast",
            _hover: { color: "colorPalette.contrast", bg: "colorPalette.hover" },
          },
          _highContrast: { _selected: { outline: "2px solid Highlight" } },
        },
      },
    },
    vertical: {
      true: {
        list: { flexDirection: "column", alignItems: "stretch", overflow: "visible" },
        trigger: { justifyContent: "flex-start", textAlign: "start" },
      },
    },
    widths: { content: {}, filled: { trigger: { flex: "1 0 auto" } }, justified: { trigger: { flex: "1 0 0" } } },
  },
  compoundVariants: [
    {
      look: "line",
      vertical: true,
      css: {
        list: { borderBottomWidth: "0", borderInlineEndWidth: "1px", paddingInlineEnd: "0" },
        trigger: {
          mb: "0",
          marginInlineEnd: "-1px",
          borderBottomWidth: "0",
          borderInlineEndWidth: "2px",
          paddingInlineEnd: "4",
        },
      },
    },
  ],
  defaultVariants: { look: "line", widths: "content" },
});
