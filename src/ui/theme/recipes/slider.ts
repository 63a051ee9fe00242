/** Styles of sliders: Chakra places track, thumbs and marks by inline styles. */
import { defineSlotRecipe } from "@pandacss/dev";

export const slider = defineSlotRecipe({
  className: "slider",
  slots: ["root", "head", "value", "control", "track", "range", "thumb", "tip", "marks", "mark"],
  base: {
    root: { display: "grid", gap: "1", minW: "0", colorPalette: "accent" },
    head: { display: "flex", justifyContent: "space-between", gap: "3", fontWeight: "medium" },
    value: { color: "text.muted", fontWeight: "normal", fontVariantNumeric: "tabular-nums" },
    control: { position: "relative", display: "flex", alignItems: "center", touchAction: "none", cursor: "pointer" },
    track: { flex: "1", overflow: "hidden", borderRadius: "full", bg: "border" },
    range: { bg: "colorPalette.solid", _highContrast: { bg: "Highlight" } },
    thumb: {
      display: "grid",
      placeItems: "center",
      boxSize: "5",
      borderRadius: "full",
      bg: "surface",
      borderWidth: "2px",
      borderColor: "colorPalette.solid",
      cursor: "grab",
      _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
      _active: { cursor: "grabbing" },
      _disabled: { cursor: "not-allowed" },
      "&:is(:hover, :focus-visible, [data-dragging]) > [data-tip-of-thumb]": { visibility: "visible" },
    },
    tip: {
      position: "absolute",
      insetBlockEnd: "calc(100% + 0.375rem)",
      visibility: "hidden",
      px: "1.5",
      py: "0.5",
      borderRadius: "xs",
      bg: "text",
      color: "surface",
      fontSize: "xs",
      lineHeight: "xs",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
      pointerEvents: "none",
    },
    marks: { position: "relative" },
    mark: {
      color: "text.muted",
      fontSize: "xs",
      lineHeight: "xs",
      whiteSpace: "nowrap",
      cursor: "pointer",
      "&[data-state=at-value]": { color: "text", fontWeight: "medium" },
    },
  },
  variants: {
    orientation: {
      horizontal: { control: { minH: "6", mx: "2.5" }, track: { h: "1.5" }, marks: { h: "4", mx: "2.5" } },
      vertical: {
        root: { justifyItems: "start" },
        control: { flexDirection: "column", h: "40", minW: "6", my: "2.5" },
        track: { w: "1.5" },
      },
    },
  },
  defaultVariants: { orientation: "horizontal" },
});
