import { expect, it } from "vitest";
import { payRangeFaults } from "./pay-range.ts";

const faults = (payMin: number | null, payMid: number | null, payMax: number | null) =>
  payRangeFaults({ payMin, payMid, payMax }).map(({ pointer, params }) => [pointer, params]);

it.each([
  [null, null, null],
  [1, null, null],
  [null, 5, null],
  [3, 3, 3],
  [1, 2, 3],
  [1, null, 3],
  [0, null, 0],
])("accepts %s, %s, %s", (payMin, payMid, payMax) => {
  expect(faults(payMin, payMid, payMax)).toEqual([]);
});

it("reports the amount below the previous one", () => {
  expect(faults(2, 1, null)).toEqual([["/payMid", { field: "payMin", minimum: 2 }]]);
  expect(faults(2, null, 1)).toEqual([["/payMax", { field: "payMin", minimum: 2 }]]);
  expect(faults(null, 2, 1)).toEqual([["/payMax", { field: "payMid", minimum: 2 }]]);
  expect(faults(3, 2, 1)).toHaveLength(2);
  expect(faults(2, 4, 3)).toEqual([["/payMax", { field: "payMid", minimum: 4 }]]);
});
