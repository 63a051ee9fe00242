/** Styles of dialogs and drawers. */
import { defineSlotRecipe } from "@pandacss/dev";
import { bare } from "./floating.ts";

const drawer = { h: "100dvh", borderBlockWidth: "0", animation: "slide-in 180ms ease-out" } as const;

export const dialog = defineSlotRecipe({
  className: "dialog",
  slots: ["positioner", "content", "header", "title", "body", "footer"],
  base: {
    // It is the backdrop too.
    positioner: {
      ...bare,
      position: "fixed",
      inset: "0",
      w: "auto",
      h: "auto",
      display: "flex",
      pointerEvents: "auto",
      bg: "scrim",
      animation: "fade-in 150ms ease-out",
      _motionReduce: { animation: "none" },
    },
    content: {
      bg: "raised",
      color: "text",
      borderWidth: "1px",
      borderColor: "border",
      boxShadow: "floating",
      display: "flex",
      flexDirection: "column",
      overflow: "hidden",
      outline: "none",
      _motionReduce: { animation: "none!" },
    },
    header: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      paddingInlineStart: "5",
      paddingInlineEnd: "3",
      pt: "3",
      pb: "2",
    },
    title: { fontSize: "lg", lineHeight: "lg", fontWeight: "semibold", flex: "1", minW: "0" },
    body: { px: "5", pt: "1", pb: "5", flex: "1", minH: "0", overflowY: "auto" },
    footer: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      gap: "2",
      px: "5",
      py: "3",
      borderTopWidth: "1px",
      borderColor: "border",
      bg: "raised",
    },
  },
  variants: {
    side: {
      center: {
        content: {
          m: "auto",
          borderRadius: "card",
          w: "min(var(--dialog-width, 28rem), calc(100% - 2rem))",
          maxH: "calc(100dvh - 2rem)",
          animation: "appear 150ms ease-out",
        },
      },
      end: {
        content: {
          ...drawer,
          marginInlineStart: "auto",
          w: "min(var(--dialog-width, 30rem), 100%)",
          borderInlineEndWidth: "0",
          _rtl: { "--slide-from": "-1.5rem" },
        },
      },
      start: {
        content: {
          ...drawer,
          marginInlineEnd: "auto",
          w: "min(var(--dialog-width, 18rem), calc(100% - 3rem))",
          borderInlineStartWidth: "0",
          "--slide-from": "-1.5rem",
          _rtl: { "--slide-from": "1.5rem" },
        },
      },
    },
    fillsPhone: {
      true: {
        content: { smDown: { w: "full", h: "100dvh", maxH: "none", m: "0", borderWidth: "0", borderRadius: "0" } },
      },
    },
    clear: { true: { positioner: { bg: "transparent" } } },
    bare: { true: { body: { p: "0" } } },
  },
  defaultVariants: { side: "center" },
});
