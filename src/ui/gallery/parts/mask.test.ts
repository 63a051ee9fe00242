import { expect, test } from "vitest";
import { applyMask, caretAfter, grouping, isComplete, typedOf } from "./mask.ts";

test.each([
  ["4111111111111111", "0000 0000 0000 0000", "4111 1111 1111 1111"],
  ["4111 1", "0000 0000 0000 0000", "4111 1"],
  ["4111 ", "0000 0000 0000 0000", "4111"],
  ["24112026", "00/00/0000", "24/11/2026"],
  ["2a4", "00/00/0000", "24"],
  ["s1234567d", "A0000000A", "S1234567D"],
  ["12345678901234567", "0000 0000", "1234 5678"],
  ["", "00:00", ""],
])("%j in %j is %j", (typed, mask, text) => {
  expect(applyMask(typed, mask)).toBe(text);
});

test("groups from the end and drops leading zeros", () => {
  const thousands = grouping(",");
  expect(applyMask("1234567", thousands)).toBe("1,234,567");
  expect(applyMask("0012", thousands)).toBe("12");
  expect(applyMask("12a", thousands)).toBe("12");
});

test("the caret stays behind what was typed", () => {
  expect(caretAfter("4111 1", 4)).toBe(4);
  expect(caretAfter("4111 1", 5)).toBe(6);
  expect(caretAfter("24/11", 0)).toBe(0);
});

test("knows what is typed and what is missing", () => {
  expect(typedOf("+65 81")).toBe("6581");
  expect(isComplete("12:3", "00:00")).toBe(false);
  expect(isComplete("12:30", "00:00")).toBe(true);
});
