/** Styles of small signs: alerts, dividers, progress bars, spinners. */
import { defineRecipe, defineSlotRecipe } from "@pandacss/dev";

export const alert = defineSlotRecipe({
  className: "alert",
  slots: ["root", "content", "title", "actions"],
  base: {
    root: {
      display: "flex",
      alignItems: "flex-start",
      gap: "3",
      minW: "0",
      px: "4",
      py: "3",
      borderWidth: "1px",
      borderRadius: "card",
      overflowWrap: "anywhere",
      "& > svg": { flexShrink: 0, mt: "1px" },
    },
    content: { flex: "1", minW: "0" },
    title: { fontWeight: "semibold" },
    actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "2.5" },
  },
  variants: {
    look: {
      tint: {
        root: {
          bg: "colorPalette.subtle",
          color: "colorPalette.text",
          borderColor: "transparent",
          "&[data-tone=neutral]": { bg: "inset", color: "text", borderColor: "border" },
          "&[data-tone=contrast]": { bg: "surface", color: "text", borderColor: "text" },
        },
      },
      line: {
        root: {
          bg: "surface",
          borderColor: "border",
          borderInlineStartWidth: "3px",
          borderInlineStartColor: "colorPalette.solid",
          "& > svg": { color: "colorPalette.text" },
          "&[data-tone=contrast]": { borderInlineStartColor: "text", "& > svg": { color: "text" } },
        },
      },
      solid: {
        root: {
          bg: "colorPalette.solid",
          color: "colorPalette.contrast",
          borderColor: "colorPalette.solid",
          "&[data-tone=contrast]": { bg: "text", color: "surface", borderColor: "text" },
        },
      },
    },
  },
});

export const separator = defineSlotRecipe({
  className: "separator",
  slots: ["root", "line", "text"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minW: "0",
      border: "none",
      fontSize: "sm",
      lineHeight: "sm",
      fontWeight: "medium",
    },
    line: { display: "block", minW: "3", borderTopWidth: "1px", borderStyle: "inherit" },
    text: { display: "inline-flex", alignItems: "center", gap: "1.5", minW: "0", overflowWrap: "anywhere" },
  },
  variants: {
    vertical: {
      true: {
        root: { flexDirection: "column", alignSelf: "stretch", gap: "1", minH: "5" },
        line: { minW: "0", minH: "3", borderTopWidth: "0", borderInlineStartWidth: "1px" },
      },
    },
  },
});

export const progress = defineSlotRecipe({
  className: "progress",
  slots: ["track", "bar"],
  base: {
    track: {
      display: "flex",
      w: "full",
      bg: "inset",
      borderRadius: "full",
      overflow: "hidden",
      _highContrast: { border: "1px solid" },
    },
    bar: {
      display: "block",
      h: "full",
      bgColor: "colorPalette.solid",
      "&[data-tone=neutral]": { bgColor: "border.strong" },
      transition: "width 180ms ease-out",
      fontSize: "xs",
      lineHeight: "1rem",
      textAlign: "center",
      color: "surface",
      overflow: "hidden",
      "&[data-running]": {
        w: "40%",
        borderRadius: "full",
        animation: "run 1.4s ease-in-out infinite",
        _motionReduce: { animation: "none", w: "full", opacity: 0.5 },
      },
      _highContrast: { bg: "Highlight" },
    },
  },
  variants: {
    size: { sm: { track: { h: "1" } }, md: { track: { h: "2" } }, lg: { track: { h: "4" } } },
    striped: {
      true: {
        bar: {
          backgroundImage:
            "linear-gradient(135deg, rgb(255 255 255 / 0.25) 25%, transparent 25% 50%, rgb(255 255 255 / 0.25) 50% 75%, transparent 75%)",
          backgroundSize: "1rem 1rem",
        },
      },
    },
    animated: {
      true: { bar: { animation: "stripes 1s linear infinite", _motionReduce: { animation: "none" } } },
    },
  },
  defaultVariants: { size: "md" },
});

export const spinner = defineRecipe({
  className: "spinner",
  base: { display: "inline-block", flexShrink: 0, borderRadius: "full", color: "colorPalette.solid" },
  variants: {
    look: {
      ring: {
        border: "2px solid",
        borderColor: "current",
        borderInlineEndColor: "transparent",
        animation: "spin 0.8s linear infinite",
      },
      dot: { bg: "current", animation: "grow 1s ease-in-out infinite" },
    },
    size: { sm: { boxSize: "4" }, md: { boxSize: "6" }, lg: { boxSize: "10" } },
  },
  defaultVariants: { look: "ring", size: "md" },
});
