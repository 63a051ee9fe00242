/** Visually hidden text for screen readers. */
import { chakra } from "@chakra-ui/react";

export const VisuallyHidden = chakra("span", {
  base: {
    position: "absolute",
    w: "1px",
    h: "1px",
    m: "-1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});
