import { describe, expect, it } from "vitest";
import { languages } from "#src/domain/shared/languages.ts";
import { formatAmount, parseAmount, parseWhole } from "./amount.ts";

describe("an amount as it is typed", () => {
  const cases: [string, string, number | undefined][] = [
    ["en", "5200", 520_000],
    ["en", "5,200", 520_000],
    ["en", "5,200.5", 520_050],
    ["en", "$5,200.05", 520_005],
    ["en", "$S 5,200.05", 520_005],
    ["en", "SGD 12", 1200],
    ["en", "5.200,05", 520_005],
    ["en", "5.20", 520],
    ["en", "5,20", 520],
    ["en", ".5", 50],
    ["en", "5.", 500],
    ["en", "0", 0],
    ["en", "-3.10", -310],
    ["en", "1,234,567.89", 123_456_789],
    ["de", "5.200", 520_000],
    ["de", "5.200,5", 520_050],
    ["de", "5,2", 520],
    ["de", "5.20", 520],
    ["fr", "5 200,05", 520_005],
    ["fr", "5\u202f200,05", 520_005],
    ["pt", "1.234.567,89", 123_456_789],
    // Ambiguous input, or a third decimal, is rejected rather than guessed.
    ["en", "5.200", undefined],
    ["de", "5,200", undefined],
    ["en", "1,2345", undefined],
    ["en", "1.234,567.89", undefined],
    ["en", "0,500", undefined],
    ["en", "12.345,6.7", undefined],
    ["en", "five", undefined],
    ["en", "", undefined],
    ["en", ".", undefined],
    ["en", "5e3", undefined],
  ];
  it.each(cases)("%s %j is %s cents", (locale, text, cents) => {
    expect(parseAmount(text, locale)).toBe(cents);
  });

  it.each(languages)("comes back from its own form in %s", (locale) => {
    for (const cents of [0, 1, 10, 99, 100, 123_456, 99_999_999_999])
      expect(parseAmount(formatAmount(cents, locale), locale)).toBe(cents);
  });
});

describe("a whole number as it is typed", () => {
  it.each([
    ["en", "12", 12],
    ["en", " 1,200 ", 1200],
    ["de", "1.200", 1200],
    ["en", "-3", -3],
    ["en", "1.5", undefined],
    ["en", "1.200", undefined],
    ["en", "7 days", undefined],
    ["en", "", undefined],
  ])("%s %j is %s", (locale, text, value) => {
    expect(parseWhole(text, locale)).toBe(value);
  });
});
