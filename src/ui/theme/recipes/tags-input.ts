/** Styles of an input of several values as chips. */
import { defineSlotRecipe } from "@pandacss/dev";

export const tagsInput = defineSlotRecipe({
  className: "tags-input",
  slots: ["root", "tag", "tagText", "tagRemove", "tagInput", "input"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "1",
      flex: "1",
      minW: "0",
      py: "1",
      cursor: "text",
    },
    tag: {
      display: "inline-flex",
      alignItems: "center",
      maxW: "full",
      h: "7",
      bg: "inset",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "control",
      fontSize: "sm",
      cursor: "default",
      "&[hidden]": { display: "none" },
      "&[data-wrong]": { bg: "danger.subtle", color: "danger.text", borderColor: "danger" },
      "&[data-highlighted]": { outline: "2px solid", outlineColor: "accent", outlineOffset: "-1px" },
    },
    tagText: { px: "2", minW: "0", borderRadius: "control", truncate: true, cursor: "inherit" },
    tagRemove: {
      display: "grid",
      placeItems: "center",
      boxSize: "6",
      flexShrink: 0,
      borderRadius: "control",
      color: "text.muted",
      cursor: "pointer",
      _hover: { color: "text" },
      "[data-wrong] > &": { color: "danger.text" },
    },
    tagInput: { h: "7", px: "2", maxW: "full", bg: "surface", borderRadius: "control", fontSize: "sm" },
    input: { flex: "1 1 2rem", minW: "0", h: "7", bg: "transparent", outline: "none" },
  },
});
