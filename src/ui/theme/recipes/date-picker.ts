/** Styles of the calendar. */
import { defineSlotRecipe } from "@pandacss/dev";

export const datePicker = defineSlotRecipe({
  className: "date-picker",
  slots: ["head", "title", "table", "weekday", "day"],
  base: {
    head: { display: "flex", alignItems: "center", gap: "1", pb: "1", "& svg": { _rtl: { scale: "-1 1" } } },
    title: { flex: "1", paddingInlineStart: "2", fontWeight: "medium" },
    table: { borderCollapse: "collapse" },
    weekday: { h: "7", fontSize: "xs", fontWeight: "medium", color: "text.muted" },
    day: {
      display: "grid",
      placeItems: "center",
      w: "8",
      h: "8",
      borderRadius: "control",
      fontSize: "sm",
      fontVariantNumeric: "tabular-nums",
      cursor: "pointer",
      _hover: { bg: "hover" },
      _focusVisible: { outlineOffset: "-1px" },
      "&[data-outside-range]": { color: "text.muted" },
      "&[data-today]": { fontWeight: "semibold" },
      "&[data-today]:not([data-selected])": {
        color: "accent.text",
        boxShadow: "inset 0 0 0 1px var(--hr-border-strong)",
      },
      "&[data-in-range]": { bg: "accent.subtle", borderRadius: "0" },
      "&:is([data-selected], [data-range-start], [data-range-end])": {
        bg: "accent",
        color: "accent.contrast",
        borderRadius: "control",
      },
      "&[aria-disabled=true]": {
        color: "text.muted",
        opacity: 0.6,
        textDecoration: "line-through",
        cursor: "not-allowed",
        bg: "transparent",
      },
    },
  },
});
