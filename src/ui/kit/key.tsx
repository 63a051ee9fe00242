/** Keyboard key. */
import { chakra } from "#generated/styles/jsx/index.js";

export const Key = chakra("kbd", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    minW: "6",
    h: "6",
    px: "1.5",
    bg: "inset",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "xs",
    fontFamily: "body",
    fontSize: "xs",
    fontWeight: "medium",
  },
});
