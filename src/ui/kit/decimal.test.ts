import { expect, test } from "vitest";
import { parseDecimal, rounded } from "./decimal.ts";

test.each([
  ["1,234.5", "en", 1234.5],
  ["1.5", "en", 1.5],
  ["1,5", "en", 1.5],
  ["1.234,5", "de", 1234.5],
  ["1,5", "de", 1.5],
  ["1.5", "de", 1.5],
  ["1 234,5", "fr", 1234.5],
  ["−3", "en", -3],
  [".5", "en", 0.5],
  ["12a", "en", undefined],
  ["", "en", undefined],
  ["1,2,3", "en", undefined],
])("%j in %s is %j", (text, locale, value) => {
  expect(parseDecimal(text, locale)).toBe(value);
});

test("sums of tenths are tenths", () => {
  expect(rounded(0.1 + 0.2, 1)).toBe(0.3);
});
