/** Styles of cards and their titles. */
import { defineRecipe } from "@pandacss/dev";

export const card = defineRecipe({
  className: "card",
  base: { bg: "surface", borderWidth: "1px", borderColor: "border", borderRadius: "card", minW: "0" },
  variants: { padded: { true: { p: "5" } } },
});

export const cardTitle = defineRecipe({
  className: "card-title",
  base: { fontSize: "md", lineHeight: "md", fontWeight: "semibold" },
});
