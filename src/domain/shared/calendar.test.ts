import { expect, it, test } from "vitest";
import {
  addDays,
  addMonths,
  ageOn,
  birthday,
  completedMonths,
  dayNumber,
  daysBetween,
  daysInMonth,
  isDate,
  isMonth,
  shiftMonth,
  weekday,
} from "./calendar.ts";

test("counts days as the platform's calendar does, over four centuries", () => {
  const start = Date.UTC(1900, 0, 1);
  for (let step = 0; step < 146_097; step += 97) {
    const at = new Date(start + step * 86_400_000);
    const date = at.toISOString().slice(0, 10);
    expect(daysBetween("1900-01-01", date)).toBe(step);
    expect(weekday(date)).toBe(at.getUTCDay());
    expect(addDays("1900-01-01", step)).toBe(date);
  }
  expect(dayNumber("0000-03-01")).toBe(0);
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

it.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2024-02-29", true],
  ["1900-02-29", false],
  ["2000-02-29", true],
  ["2026-13-01", false],
  ["2026-04-31", false],
  ["2026-00-10", false],
  ["2026-1-1", false],
])("%s is a date: %s", (text, is) => {
  expect(isDate(text)).toBe(is);
});

it.each([
  // From the first to the day before: whole months.
  ["2026-01-01", "2026-08-15", 7],
  ["2026-01-01", "2026-08-31", 8],
  ["2026-01-15", "2026-02-13", 0],
  ["2026-01-15", "2026-02-14", 1],
  // A month without such a day counts to its last day.
  ["2026-01-31", "2026-02-27", 0],
  ["2026-01-31", "2026-02-28", 1],
  ["2026-01-30", "2026-02-28", 1],
  ["2026-01-29", "2026-02-28", 1],
  ["2026-01-28", "2026-02-27", 1],
  ["2024-01-31", "2024-02-28", 0],
  ["2024-02-29", "2025-02-28", 12],
  ["2026-05-01", "2026-04-30", 0],
  ["2026-05-02", "2026-04-01", 0],
])("from %s to %s are %d months", (start, end, months) => {
  expect(completedMonths(start, end)).toBe(months);
});

test("adds months, and calculates birthdays and ages", () => {
  expect([shiftMonth("2026-01", -1), shiftMonth("2026-12", 1), shiftMonth("2026-06", 24)]).toEqual([
    "2025-12",
    "2027-01",
    "2028-06",
  ]);
  expect([addMonths("2026-01-31", 1), addMonths("2026-08-31", 6), addMonths("2024-02-29", 12)]).toEqual([
    "2026-02-28",
    "2027-02-28",
    "2025-02-28",
  ]);
  expect([birthday("2020-02-29", 1), birthday("2020-02-29", 4), birthday("2019-07-09", 7)]).toEqual([
    "2021-03-01",
    "2024-02-29",
    "2026-07-09",
  ]);
  expect([ageOn("2000-06-15", "2026-06-14"), ageOn("2000-06-15", "2026-06-15")]).toEqual([25, 26]);
  expect([daysInMonth("2026-04"), daysInMonth("2024-02"), daysInMonth("2100-02")]).toEqual([30, 29, 28]);
  expect([isMonth("2026-12"), isMonth("2026-13"), isMonth("2026-1")]).toEqual([true, false, false]);
});
