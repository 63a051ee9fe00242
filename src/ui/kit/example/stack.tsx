/** What examples are laid out with: things below each other, or side by side as far as there is room. */
import { chakra } from "@chakra-ui/react";

export const Stack = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", alignContent: "start" },
});

export const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" } });

/** What the example says back. */
export const Result = chakra("output", {
  base: {
    display: "block",
    minH: "5",
    color: "text.muted",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
});
