/** Parsed dates, relative to a Friday. */
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, firstWeekday } from "./calendar-date.ts";
import { parseDate } from "./date-text.ts";

const friday = "2026-11-20";
const read = (text: string, locale = "en") => parseDate(text, locale, friday);

describe("typed dates", () => {
  test.each([
    ["2026-12-03", "2026-12-03"],
    ["3.12.2026", "2026-12-03"],
    ["3/12/26", "2026-12-03"],
    ["3 12 2026", "2026-12-03"],
    ["12/24", "2026-12-24"],
    ["3.12.", "2026-12-03"],
    ["19.11", "2027-11-19"],
    ["20.11", "2026-11-20"],
    ["29.2", "2028-02-29"],
    ["21", "2026-11-21"],
    ["19", "2026-12-19"],
    ["31", "2026-12-31"],
    ["24 nov", "2026-11-24"],
    ["Nov 24", "2026-11-24"],
    ["Tue, 24 November 2026", "2026-11-24"],
    ["24th of november", "2026-11-24"],
    ["+3", "2026-11-23"],
    ["-1", "2026-11-19"],
  ])("%s is %s", (text, date) => expect(read(text)).toBe(date));

  test.each([
    ["en", "tomorrow", "2026-11-21"],
    ["en", "Today", "2026-11-20"],
    ["en", "mon", "2026-11-23"],
    ["en", "friday", "2026-11-27"],
    ["de", "übermorgen", "2026-11-22"],
    ["de", "Mi", "2026-11-25"],
    ["de", "3. März", "2027-03-03"],
    ["fr", "demain", "2026-11-21"],
    ["fr", "1er févr.", "2027-02-01"],
    ["fr", "lundi", "2026-11-23"],
    ["fr", "mar. 24 nov. 2026", "2026-11-24"],
    ["pt", "amanha", "2026-11-21"],
    ["pt", "24 de nov. de 2026", "2026-11-24"],
    ["pt", "segunda", "2026-11-23"],
    ["de", "tomorrow", "2026-11-21"],
    ["en-SG", "Tue, 5 Jan 2027", "2027-01-05"],
    ["en-SG", "1 Sept 2027", "2027-09-01"],
    ["en-SG", "1 Sep 2027", "2027-09-01"],
  ])("in %s %s is %s", (locale, text, date) => expect(read(text, locale)).toBe(date));

  test.each(["", "soon", "31.2.2026", "13.13", "32", "j", "t", "24 xyz", "2026-02-30", "0", "1.2.3.4"])(
    "%s is none",
    (text) => expect(read(text)).toBeUndefined(),
  );
});

describe("the calendar", () => {
  test("goes over the ends of months and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysBetween("2026-03-01", "2026-02-28")).toBe(-1);
  });

  test("begins its weeks by the language", () => {
    expect([firstWeekday("de"), firstWeekday("en-US")]).toEqual([1, 7]);
  });
});
