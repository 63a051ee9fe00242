import { expect, test } from "vitest";
import { contrastOf, verdictOf } from "./colour.ts";

test.each([
  ["#000000", "#ffffff", "21.00", "aaa"],
  ["#777777", "#ffffff", "4.48", "large"],
  ["#767676", "#ffffff", "4.54", "aa"],
  ["#ffffff", "#fefefe", "1.01", "none"],
])("%s on %s has a contrast of %s", (front, back, ratio, verdict) => {
  expect(contrastOf(front, back).toFixed(2)).toBe(ratio);
  expect(verdictOf(contrastOf(front, back))).toBe(verdict);
});
