/** Styles of the input of a one-time code. */
import { defineSlotRecipe } from "@pandacss/dev";

export const pinInput = defineSlotRecipe({
  className: "pin-input",
  slots: ["control", "input"],
  base: {
    control: { display: "flex", gap: "2", justifyContent: "space-between" },
    input: {
      flex: "1 1 0",
      minW: "0",
      maxW: "3.5rem",
      h: "12",
      textAlign: "center",
      bg: "surface",
      borderWidth: "1px",
      borderColor: "border.strong",
      borderRadius: "control",
      fontSize: "xl",
      fontWeight: "semibold",
      fontVariantNumeric: "tabular-nums",
      _focusVisible: { outlineOffset: "-1px" },
      _invalid: { borderColor: "danger" },
      _disabled: { opacity: 0.6, cursor: "not-allowed" },
    },
  },
});
