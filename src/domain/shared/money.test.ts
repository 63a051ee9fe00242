import { expect, it } from "vitest";
import { centsToUnits } from "./money.ts";

it.each([
  [0, "0.00"],
  [7, "0.07"],
  [520_000, "5200.00"],
  [-1, "-0.01"],
  [-12_345, "-123.45"],
  [9_007_199_254_740_991, "90071992547409.91"],
])("%d cents are %s", (cents, units) => {
  expect(centsToUnits(cents)).toBe(units);
});
