/** Styles of list groups, navigation, trees and the steps of a wizard. */
import { defineSlotRecipe } from "@pandacss/dev";

export const listGroup = defineSlotRecipe({
  className: "list-group",
  slots: ["frame", "line", "action", "check", "text", "end"],
  base: {
    frame: { minW: "0", "& > *": { minW: "0" } },
    line: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minH: "10",
      px: "4",
      py: "2",
      overflowWrap: "anywhere",
      "li > &": { h: "full" },
      "& svg": { flexShrink: 0 },
    },
    action: {
      w: "full",
      textAlign: "start",
      color: "text",
      textDecoration: "none",
      cursor: "pointer",
      _hover: { bg: "hover" },
      _focusVisible: { outlineOffset: "-2px" },
      "&:is([aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true])": {
        bg: "accent.subtle",
        color: "accent.text",
        fontWeight: "medium",
        boxShadow: "inset 3px 0 var(--hr-accent)",
        _rtl: { boxShadow: "inset -3px 0 var(--hr-accent)" },
      },
      _disabled: { color: "text.muted", opacity: 0.55, cursor: "not-allowed", _hover: { bg: "transparent" } },
    },
    check: {
      cursor: "pointer",
      _hover: { bg: "hover" },
      "&:has(:disabled)": { opacity: 0.55, cursor: "not-allowed" },
    },
    text: { display: "flex", alignItems: "center", gap: "3", flex: "1", minW: "0" },
    end: { flexShrink: 0 },
  },
  variants: {
    flush: {
      false: {
        frame: { bg: "surface", borderWidth: "1px", borderColor: "border", borderRadius: "card", overflow: "clip" },
      },
    },
    /** Separators for both orientations. */
    horizontal: {
      true: {
        frame: {
          display: "grid",
          gridAutoFlow: { base: "row", md: "column" },
          gridAutoColumns: "1fr",
          "& > * + *": {
            borderColor: "border",
            borderTopWidth: { base: "1px", md: "0" },
            borderInlineStartWidth: { base: "0", md: "1px" },
          },
        },
      },
      false: { frame: { "& > * + *": { borderTopWidth: "1px", borderColor: "border" } } },
    },
  },
  defaultVariants: { flush: false, horizontal: false },
});

export const tree = defineSlotRecipe({
  className: "tree",
  slots: ["item", "toggle", "name", "note", "detail"],
  base: {
    item: {
      display: "flex",
      alignItems: "center",
      gap: "1",
      minH: "8",
      paddingInlineEnd: "2",
      borderRadius: "control",
      cursor: "pointer",
      _hover: { bg: "hover" },
      _selected: { bg: "accent.subtle", color: "accent.text", fontWeight: "medium" },
      _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
      _highContrast: { _selected: { outline: "2px solid Highlight", outlineOffset: "-4px" } },
    },
    toggle: {
      display: "grid",
      placeContent: "center",
      flexShrink: "0",
      boxSize: "6",
      color: "text.muted",
      visibility: "hidden",
      _rtl: { rotate: "180deg" },
      "[aria-expanded] > &": { visibility: "visible" },
      "[aria-expanded=true] > &": { rotate: "90deg" },
    },
    name: { minW: "0", flex: "1", overflowWrap: "anywhere" },
    note: { display: "block", color: "text.muted", fontSize: "xs", fontWeight: "normal", lineHeight: "short" },
    detail: { color: "text.muted", fontSize: "xs", fontWeight: "normal", flexShrink: "0" },
  },
});

const roomy = "@container wizard (min-width: 36rem)";

const readable = {
  position: "static",
  w: "auto",
  h: "auto",
  overflow: "visible",
  clipPath: "none",
  whiteSpace: "normal",
} as const;

export const steps = defineSlotRecipe({
  className: "steps",
  slots: ["list", "item", "step", "mark", "name", "label", "text", "between"],
  base: {
    list: { display: "flex", alignItems: "center", minW: "0" },
    item: {
      position: "relative",
      display: "flex",
      alignItems: "center",
      minW: "0",
      flex: "1 1 auto",
      _last: { flex: "0 1 auto" },
    },
    step: {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      minW: "0",
      p: "1",
      borderRadius: "control",
      textAlign: "start",
      cursor: "pointer",
      _hover: { bg: "hover" },
      _disabled: { cursor: "not-allowed", bg: "transparent" },
    },
    mark: {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      boxSize: "7",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "transparent",
      fontSize: "sm",
      fontWeight: "semibold",
      fontVariantNumeric: "tabular-nums",
      "&[data-state=current]": { bg: "accent", color: "accent.contrast" },
      "&[data-state=done]": { bg: "accent.subtle", color: "accent.text" },
      "&[data-state=open]": { borderColor: "border.strong", color: "text" },
      "&[data-state=closed]": { borderColor: "border", color: "text.muted" },
      "&[data-tile]": { boxSize: "9", borderRadius: "control" },
      _highContrast: { borderColor: "ButtonText" },
    },
    // Without room, names of other steps than the current one are for screen readers only.
    name: {
      minW: "0",
      position: "absolute",
      w: "1px",
      h: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
      "[aria-current=step] &": readable,
      [roomy]: readable,
    },
    label: {
      display: "block",
      fontWeight: "medium",
      color: "text.muted",
      "[aria-current=step] &": { fontWeight: "semibold", color: "text" },
    },
    text: { display: "none", color: "text.muted", fontSize: "sm", lineHeight: "sm", [roomy]: { display: "block" } },
    /** A line or an arrow. */
    between: { flex: "1", minW: "2", h: "1px", mx: "2", bg: "border.strong" },
  },
  variants: {
    look: {
      horizontal: {},
      // It connects the markers.
      vertical: {
        list: { [roomy]: { flexDirection: "column", alignItems: "stretch" } },
        // The marker stands beside the name, so that the line begins below it however long the text is.
        item: { [roomy]: { flex: "0 0 auto", alignItems: "flex-start", pb: "6", _last: { pb: "0" } } },
        step: { [roomy]: { alignItems: "flex-start" } },
        label: { [roomy]: { lineHeight: "1.75rem" } },
        between: {
          [roomy]: {
            position: "absolute",
            insetBlockStart: "2.5rem",
            insetBlockEnd: "0.25rem",
            insetInlineStart: "calc(1.125rem - 0.5px)",
            w: "1px",
            minW: "0",
            h: "auto",
            mx: "0",
          },
        },
      },
      modern: { between: { h: "auto", bg: "transparent", display: "grid", placeItems: "center", color: "text.muted" } },
    },
  },
});

export const nav = defineSlotRecipe({
  className: "nav",
  slots: ["list", "entry", "heading"],
  base: {
    list: {
      position: "relative",
      display: "flex",
      minW: "0",
      "& > li": { display: "flex", minW: "0", flexShrink: 0 },
      "& > li > :is(a, button)": { justifyContent: "center" },
    },
    entry: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minH: "9",
      px: "3",
      borderRadius: "control",
      color: "text.muted",
      fontWeight: "medium",
      textDecoration: "none",
      whiteSpace: "nowrap",
      cursor: "pointer",
      "& svg": { flexShrink: 0 },
      _hover: { bg: "hover", color: "text" },
      _focusVisible: { outlineOffset: "-2px" },
      "&[aria-current]": { color: "accent.text" },
      _disabled: { opacity: 0.55, cursor: "not-allowed", _hover: { bg: "transparent", color: "text.muted" } },
    },
    heading: {
      px: "3",
      pt: "4",
      pb: "1",
      _first: { pt: "0" },
      color: "text.muted",
      fontSize: "xs",
      lineHeight: "xs",
      fontWeight: "medium",
    },
  },
  variants: {
    look: {
      plain: { list: { gap: "1", "& > li > [aria-current]": { bg: "accent.subtle" } } },
      line: {
        list: {
          gap: "1",
          borderBottomWidth: "1px",
          borderColor: "border",
          "& > li > [aria-current]": { boxShadow: "inset 0 -2px var(--hr-accent)", borderBottomRadius: "0" },
        },
      },
    },
    fill: {
      none: {},
      /** Fills the row, with natural proportions. */
      filled: { list: { "& > li": { flex: "1 1 auto" }, "& > li > *": { flex: "1" } } },
      justified: { list: { "& > li": { flex: "1 1 0" }, "& > li > *": { flex: "1" } } },
    },
    vertical: {
      true: {
        list: {
          flexDirection: "column",
          borderBottomWidth: "0!",
          "& > li > :is(a, button)": { flex: "1", justifyContent: "flex-start", whiteSpace: "normal" },
          "& > li > [aria-current]": { boxShadow: "none" },
        },
      },
      // Overflow scrolls; padding keeps room for the focus ring.
      false: { list: { overflowX: "auto", scrollbarWidth: "thin" } },
    },
  },
  defaultVariants: { look: "plain", fill: "none", vertical: false },
});
