/** A plane on the canvas with a hairline border; never inside another one. */
import { chakra } from "@chakra-ui/react";

export const Card = chakra("section", {
  base: { bg: "surface", borderWidth: "1px", borderColor: "border", borderRadius: "card", minW: "0" },
  variants: { padded: { true: { p: "5" } } },
});

export const CardTitle = chakra("h2", { base: { fontSize: "md", lineHeight: "md", fontWeight: "semibold" } });
