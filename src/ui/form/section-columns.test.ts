/** Where long forms are divided into two columns. */
import { expect, test } from "vitest";
import { halfOf } from "./section-columns.ts";

test("long forms are divided where both halves have most alike many lines", () => {
  expect(halfOf([2, 3, 3, 4, 2, 2, 3])).toBe(3);
  expect(halfOf([9, 1, 1])).toBe(1);
  expect(halfOf([5, 5])).toBe(1);
});

test("short forms and a single section stay one column", () => {
  expect(halfOf([3, 3, 3])).toBeUndefined();
  expect(halfOf([12])).toBeUndefined();
});
