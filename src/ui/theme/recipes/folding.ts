/** Styles of accordions and of content that folds. */
import { defineRecipe, defineSlotRecipe } from "@pandacss/dev";

/** Content of an accordion or a collapsible; its height comes from the component. */
export const folding = defineRecipe({
  className: "folding",
  base: {
    // Leaves room for focus rings.
    overflow: "clip",
    overflowClipMargin: "4px",
    "&[data-state=open]": { animation: "unfold 180ms ease-out" },
    "&[data-state=closed]": { animation: "fold 180ms ease-out" },
    _motionReduce: { animation: "none!" },
  },
});

const lined = { "& > * + *": { borderTopWidth: "1px", borderColor: "border" } } as const;

export const accordion = defineSlotRecipe({
  className: "accordion",
  slots: ["root", "trigger", "title", "hint", "body"],
  base: {
    root: { minW: "0" },
    trigger: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      w: "full",
      minH: "11",
      px: "4",
      py: "2",
      borderRadius: "card",
      textAlign: "start",
      fontWeight: "medium",
      cursor: "pointer",
      _hover: { bg: "hover" },
      _focusVisible: { outlineOffset: "-2px" },
      _disabled: { opacity: 0.55, cursor: "not-allowed" },
      "& > svg": { flexShrink: 0, color: "text.muted" },
      "& > svg:last-child": { transition: "rotate 180ms ease-out" },
      "&[aria-expanded=true] > svg:last-child": { rotate: "180deg" },
    },
    title: { flex: "1", minW: "0", overflowWrap: "anywhere" },
    hint: { flexShrink: 0 },
    body: { px: "4", pt: "1", pb: "4" },
  },
  variants: {
    look: {
      lines: { root: lined },
      card: { root: { borderWidth: "1px", borderColor: "border", borderRadius: "card", bg: "surface", ...lined } },
      apart: {
        root: {
          display: "grid",
          gap: "2",
          "& > *": { borderWidth: "1px", borderColor: "border", borderRadius: "card", bg: "surface" },
        },
      },
      raised: {
        root: { display: "grid", gap: "3", "& > *": { borderRadius: "card", bg: "raised", boxShadow: "floating" } },
      },
    },
  },
  defaultVariants: { look: "card" },
});
