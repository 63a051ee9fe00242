/** Styles of shapes shown while data loads. */
import { defineRecipe } from "@pandacss/dev";

export const skeleton = defineRecipe({
  className: "skeleton",
  base: {
    display: "block",
    h: "3.5",
    my: "3px",
    borderRadius: "xs",
    bg: "inset",
    animation: "pulse 1.4s ease-in-out infinite",
    _motionReduce: { animation: "none" },
    _dark: { bg: "raised" },
  },
  variants: { inline: { true: { display: "inline-block", verticalAlign: "middle", my: "0" } } },
});
