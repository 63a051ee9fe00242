import { expect, it, test } from "vitest";
import { compare, decimalText, fraction, plus, times, wholeBelow } from "./exact.ts";
import { round, roundings, roundQuotient, type RoundingName } from "../statutory/rounding.ts";

it.each([
  [fraction(1, 3), "0.3333…"],
  [fraction(150_000, 11), "13636.3636…"],
  [fraction(5, 2), "2.5"],
  [fraction(-5, 4), "-1.25"],
  [fraction(-1, 3), "-0.3333…"],
  [fraction(7), "7"],
  [fraction(1, 100_000), "0.0000…"],
])("%o reads %s", (value, text) => {
  expect(decimalText(value)).toBe(text);
});

test("fractions add, multiply and compare exactly", () => {
  expect(compare(plus(fraction(1, 3), fraction(1, 6)), fraction(1, 2))).toBe(0);
  expect(compare(times(fraction(2, 3), 3, 4), fraction(1, 2))).toBe(0);
  expect([compare(fraction(1, 3), fraction(1, 2)), compare(fraction(1, 2), fraction(1, 3))]).toEqual([-1, 1]);
  expect([wholeBelow(fraction(-3, 2)), wholeBelow(fraction(3, 2)), wholeBelow(fraction(-4, 2))]).toEqual([
    -2n,
    1n,
    -2n,
  ]);
  expect(fraction(1, -2)).toEqual(fraction(-1, 2));
  expect(() => fraction(1, 0)).toThrow(RangeError);
});

it.each<[RoundingName, number, number, number]>([
  ["cpfTotal", 4_950, 1, 5_000],
  ["cpfTotal", 4_949, 1, 4_900],
  ["cpfEmployee", 4_999, 1, 4_900],
  ["levyDay", 214, 10, 22],
  ["levyDay", 210, 10, 21],
  ["payCent", 25, 10, 3],
  ["payCent", 24, 10, 2],
  ["payCent", -25, 10, -2],
  ["sdlDown", 29, 10, 2],
  ["sdlUp", 21, 10, 3],
])("%s rounds %d/%d to %d", (name, top, bottom, result) => {
  expect(round(fraction(top, bottom), name)).toBe(result);
  expect(roundQuotient(top, bottom, name)).toBe(result);
});

test("both rounding methods agree up to the largest numbers", () => {
  for (const name of Object.keys(roundings) as RoundingName[]) {
    for (const top of [0, 1, 99, 100_000, 4_503_599_627_370_497, Number.MAX_SAFE_INTEGER]) {
      for (const bottom of [1, 3, 60, 100_000]) {
        if (top / bottom > 1e14) continue;
        expect(roundQuotient(top, bottom, name), `${name} ${top}/${bottom}`).toBe(round(fraction(top, bottom), name));
      }
    }
  }
});

test("rejects what cents cannot represent", () => {
  expect(() => round(fraction(2n ** 60n), "payCent")).toThrow(RangeError);
});
