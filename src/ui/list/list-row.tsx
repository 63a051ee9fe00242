/** List row in columns, stacked in narrow windows. */
import { chakra } from "#generated/styles/jsx/index.js";

export const ListRow = chakra("li", {
  base: {
    display: "grid",
    alignItems: "baseline",
    columnGap: "4",
    rowGap: "0.5",
    px: "5",
    py: "2.5",
    borderTopWidth: "1px",
    borderColor: "border",
    _first: { borderTopWidth: "0" },
  },
});
