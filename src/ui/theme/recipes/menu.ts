/** Styles of menus. */
import { defineSlotRecipe } from "@pandacss/dev";
import { floating, positioner } from "./floating.ts";

export const menu = defineSlotRecipe({
  className: "menu",
  slots: ["positioner", "content", "item", "hint", "heading", "separator"],
  base: {
    positioner,
    content: {
      ...floating,
      minW: "44",
      maxW: "min(22rem, calc(100vw - 1rem))",
      maxH: "min(28rem, calc(100dvh - 1rem))",
      overflowY: "auto",
      p: "1",
      _focusVisible: { outline: "none" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      w: "full",
      minH: "8",
      px: "2",
      py: "1",
      borderRadius: "control",
      textAlign: "start",
      textDecoration: "none",
      color: "text",
      cursor: "pointer",
      "& svg": { color: "text.muted", flexShrink: 0 },
      _highlighted: { bg: "hover" },
      _focusVisible: { bg: "hover", outlineOffset: "-2px" },
      _disabled: { opacity: 0.5, cursor: "not-allowed" },
    },
    hint: { marginInlineStart: "auto", paddingInlineStart: "4", color: "text.muted", fontSize: "xs" },
    heading: {
      px: "2",
      pt: "1.5",
      pb: "1",
      fontSize: "xs",
      lineHeight: "xs",
      fontWeight: "medium",
      color: "text.muted",
    },
    separator: { my: "1", mx: "-1", borderTopWidth: "1px", borderColor: "border" },
  },
  variants: { danger: { true: { item: { color: "danger.text", "& svg": { color: "danger.text" } } } } },
});
