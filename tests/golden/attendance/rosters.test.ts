/** Golden cases of rosters: what planning warns about, what a swap may not do, patterns, and coverage. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { describe, expect, it, test } from "vitest";
import { coverageOf } from "#src/domain/attendance/coverage.ts";
import { patternDays, patternFaults } from "#src/domain/attendance/pattern.ts";
import { type PlannedHours, plannedHours, rosterWarnings } from "#src/domain/attendance/planned-hours.ts";
import { holidaysIn, type PlanFacts, plansOf, type RosteredShift } from "#src/domain/attendance/shared/plan.ts";
import { swapResult } from "#src/domain/attendance/swap.ts";
import type { ShiftRules } from "#src/domain/attendance/windows.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { dayGrid } from "#src/domain/shared/day-grid.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";

interface File {
  shifts: Record<string, Partial<ShiftRules>>;
  warnings: { name: string; weeks: string[]; to?: string; expected: string[] }[];
  swaps: { name: string; before: string; after: string; faults: string[]; warnings: string[] }[];
}

const file = parse(readFileSync(join(import.meta.dirname, "rosters.yaml"), "utf8")) as File;
const monday = "2026-11-23";
const plain: ShiftRules = {
  start: "08:00",
  end: "17:00",
  endNextDay: false,
  breaks: [],
  graceInMin: 0,
  graceOutMin: 0,
  earliestInMin: null,
  latestOutMin: null,
  halfDayMin: null,
  absentMin: null,
};
const none: PlanFacts = {
  workDays: [],
  zone: "Asia/Singapore",
  shifts: new Map(Object.entries(file.shifts).map(([id, shift]) => [id, { ...plain, ...shift }])),
  zones: new Map(),
  holidays: new Set(),
  roster: new Map(),
  leave: new Map(),
};
const person = { id: "p", startDate: "2020-01-01", lastDay: null, jobs: [] };

/** The days of the text as the person would work them. */
function hoursOf(text: string): PlannedHours[] {
  const roster = new Map<string, RosteredShift>();
  const leave = new Map<string, "day">();
  const holidays = new Set<string>();
  const marks = text.split(" ");
  for (const [index, mark] of marks.entries()) {
    const date = addDays(monday, index);
    const shiftId = /[DNLTSH]$/.exec(mark)?.[0] ?? null;
    const kind = shiftId !== null ? "work" : mark === "R" ? "rest" : "off";
    roster.set(`p ${date}`, { kind, shiftId, locationId: null });
    if (mark.startsWith("v")) leave.set(`p ${date}`, "day");
    if (mark.startsWith("h")) holidays.add(date);
  }
  const facts = { ...none, roster, leave, holidays };
  return plansOf(person, monday, addDays(monday, marks.length - 1), facts).map(plannedHours);
}

const named = (some: readonly { code: string; date: string }[]) => some.map(({ code, date }) => `${code} ${date}`);

describe("planning warns", () => {
  test.each(file.warnings)("$name", ({ weeks, to, expected }) => {
    const days = hoursOf(weeks.join(" "));
    expect(named(rosterWarnings(days, monday, to ?? addDays(monday, 6))).toSorted()).toEqual(expected.toSorted());
  });
});

describe("a swap", () => {
  test.each(file.swaps)("$name", ({ before, after, faults, warnings }) => {
    const result = swapResult(hoursOf(before), hoursOf(after));
    expect({ faults: named(result.faults), warnings: named(result.warnings) }).toEqual({ faults, warnings });
  });
});

describe("a pattern", () => {
  const days = [
    { kind: "work", shiftId: "D" },
    { kind: "work", shiftId: "N" },
    { kind: "rest", shiftId: null },
  ] as const;
  const marks = (start: string, from: string, to: string) =>
    patternDays(days, start, from, to).map(({ shiftId, kind }) => shiftId ?? kind);

  it("repeats from its first day, also before it and in the middle of a rotation", () => {
    expect(marks("2026-11-23", "2026-11-23", "2026-11-27")).toEqual(["D", "N", "rest", "D", "N"]);
    expect(marks("2026-11-23", "2026-11-22", "2026-11-23")).toEqual(["rest", "D"]);
    expect(marks("2026-11-23", "2027-02-28", "2027-03-01")).toEqual(["N", "rest"]);
  });

  it("has shifts on working days only", () => {
    expect(
      patternFaults({ days: [{ kind: "work" }, { kind: "rest", shiftId: "D" }, { kind: "work", shiftId: "D" }] }),
    ).toEqual([
      { pointer: "/days/0/shiftId", code: "shift-missing" },
      { pointer: "/days/1/shiftId", code: "shift-unused" },
    ]);
  });
});

describe("coverage", () => {
  it("counts the people of a shift on the days that need them, at their location", () => {
    const needs = [
      { id: "1", name: "Desk", shiftId: "D", locationId: null, weekdays: ["mon", "tue"], people: 2 },
      { id: "2", name: "Depot", shiftId: "D", locationId: "depot", weekdays: ["mon"], people: 1 },
    ] as const;
    const planned = [
      { date: monday, shiftId: "D", locationId: "depot", people: 1 },
      { date: monday, shiftId: "D", locationId: "office", people: 1 },
      { date: monday, shiftId: "N", locationId: "depot", people: 5 },
    ];
    const rows = coverageOf(needs, planned, monday, addDays(monday, 6));
    expect(rows.map(({ name, date, need, planned: count }) => [name, date, need, count])).toEqual([
      ["Desk", "2026-11-23", 2, 2],
      ["Desk", "2026-11-24", 2, 0],
      ["Depot", "2026-11-23", 1, 1],
    ]);
  });
});

describe("holidays of the plan", () => {
  const worker = { ...person, jobs: [{ from: "2020-01-01", shiftId: "D", locationId: "berlin" }] };
  const facts: PlanFacts = { ...none, workDays: ["mon", "tue", "wed", "thu", "fri"] };
  const kindOn = (date: string, more: Partial<PlanFacts>) => plansOf(worker, date, date, { ...facts, ...more })[0];
  const christmas = "2026-12-25";
  const days = new Map([
    [`sg ${christmas}`, { name: "Christmas Day", half: null }],
    [`de 2026-12-24`, { name: "Christmas Eve", half: "pm" as const }],
  ]);

  it("are the gazetted ones without a calendar, those of the location, or the person's own, from the day they apply (pain 14)", () => {
    const gazetted = { holidays: holidaysIn(singapore.holidays, christmas, christmas) };
    expect(kindOn(christmas, gazetted)?.kind).toBe("holiday");
    const of = (level: "company" | "location" | "employee", calendarId: string, targetId: string | null) => ({
      level,
      calendarId,
      targetId,
      validFrom: "2026-01-01",
    });
    const company = of("company", "sg", null);
    expect(kindOn(christmas, { ...gazetted, calendars: { assignments: [company], days } })?.kind).toBe("holiday");
    const berlin = { assignments: [company, of("location", "de", "berlin")], days };
    expect(kindOn(christmas, { ...gazetted, calendars: berlin })?.kind).toBe("work");
    const own = { assignments: [...berlin.assignments, of("employee", "sg", "p")], days };
    expect(kindOn(christmas, { ...gazetted, calendars: own })?.kind).toBe("holiday");
  });

  it("may be half a day, which leaves the other half at work", () => {
    const assignments = [{ level: "company" as const, calendarId: "de", targetId: null, validFrom: "2026-01-01" }];
    expect(kindOn("2026-12-24", { calendars: { assignments, days } })).toMatchObject({ kind: "work", leave: "pm" });
  });
});

test("hourly leave with a changing work week takes the hours of the day that is rostered", () => {
  const minutes = [0, 480, 480, 480, 480, 480, 0];
  const leave = [{ date: monday, minutes: 120, typeId: "annual", paidFraction: 1 }];
  const grid = (rostered: number) =>
    dayGrid({
      from: monday,
      to: monday,
      weeks: [{ from: "2020-01-01", minutes, restDay: 0 }],
      roster: { [monday]: { kind: rostered === 0 ? "off" : "work", minutes: rostered } },
      leave,
      halfDayMinutes: 300,
    });
  const taken = (rostered: number) => grid(rostered).flatMap((half) => half.leave.map((part) => part.minutes));
  expect(taken(720)).toEqual([120]);
  expect(grid(720).map(({ minutes: planned }) => planned)).toEqual([360, 360]);
  expect(taken(0)).toEqual([]);
});
