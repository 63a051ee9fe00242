import { expect, test } from "vitest";
import { keeps, strengthOf } from "./password-strength.ts";

test.each([
  ["", 0],
  ["Ab1!", 1],
  ["aaaaaaaaaaaa", 1],
  ["12345678", 1],
  ["kettledrum", 2],
  ["Kettle7drum!", 4],
  ["rain over the old harbour", 3],
] as const)("%j is of strength %i", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test("rules look at each thing for itself", () => {
  expect(keeps("case", "Ärger")).toBe(true);
  expect(keeps("case", "rain")).toBe(false);
  expect(keeps("sign", "a b")).toBe(true);
  expect(keeps("length", "1234567")).toBe(false);
});
