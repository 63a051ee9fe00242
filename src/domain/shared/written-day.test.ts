/** Written dates: day before month in every language, as in Singapore. */
import { expect, test } from "vitest";
import { localeOf } from "./languages.ts";
import { writtenDay } from "./written-day.ts";

test.each([
  ["en", "5 December 2026"],
  ["de", "5. Dezember 2026"],
  ["fr", "5 décembre 2026"],
  ["pt", "5 de dezembro de 2026"],
])("in %s", (language, words) => expect(writtenDay(language, "2026-12-05")).toBe(words));

test("English amounts and numbers are unchanged", () => {
  expect(new Intl.NumberFormat(localeOf("en")).format(1234.5)).toBe("1,234.5");
});
