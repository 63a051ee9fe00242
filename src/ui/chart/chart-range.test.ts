import { expect, test } from "vitest";
import { within } from "./chart-range.ts";

test("a range includes both ends, for labels and all series", () => {
  const data = {
    of: "Month",
    labels: ["Jan", "Feb", "Mar", "Apr"],
    series: [
      { id: "a", name: "A", values: [1, 2, 3, 4] },
      { id: "b", name: "B", values: [5, null, 7, 8] },
    ],
  };
  expect(within(data, [1, 2])).toEqual({
    of: "Month",
    labels: ["Feb", "Mar"],
    series: [
      { id: "a", name: "A", values: [2, 3] },
      { id: "b", name: "B", values: [null, 7] },
    ],
  });
});
