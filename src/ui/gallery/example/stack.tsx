/** Layout of examples: stacked or inline. */
import { chakra } from "#generated/styles/jsx/index.js";

export const Stack = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", alignContent: "start" },
});

export const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" } });

export const Result = chakra("output", {
  base: {
    display: "block",
    minH: "5",
    color: "text.muted",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
});
