/** Styles of a drop zone. */
import { defineSlotRecipe } from "@pandacss/dev";

export const fileUpload = defineSlotRecipe({
  className: "file-upload",
  slots: ["root", "label", "dropzone", "line"],
  base: {
    root: { display: "grid", gap: "1.5" },
    label: { fontWeight: "medium" },
    dropzone: {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      gap: "2",
      px: "4",
      py: "5",
      textAlign: "center",
      color: "text.muted",
      bg: "surface",
      border: "1px dashed",
      borderColor: "border.strong",
      borderRadius: "card",
      transition: "background-color 120ms, border-color 120ms",
      "&[data-dragging]": { bg: "accent.subtle", borderColor: "accent", borderStyle: "solid" },
    },
    line: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center", gap: "2" },
  },
});
