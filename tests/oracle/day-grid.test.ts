/** The day grid: each half day once, in one status. */
import { expect, test } from "vitest";
import { addDays, daysBetween } from "#src/domain/shared/calendar.ts";
import {
  countStatuses,
  dayGrid,
  type DayGridInput,
  type GridLeave,
  type HalfDay,
  halfNames,
} from "#src/domain/shared/day-grid.ts";
import { RuleError } from "#src/domain/shared/rule-error.ts";
import { chance } from "./random.ts";

/** November 2026: the 1st is a Sunday, Deepavali on Sunday the 8th is observed on Monday the 9th. */
const november: DayGridInput = {
  from: "2026-11-01",
  to: "2026-11-30",
  weeks: [{ from: "2026-01-01", minutes: [0, 480, 480, 480, 480, 480, 240], restDay: 0 }],
  holidays: [{ date: "2026-11-08" }, { date: "2026-11-09" }],
  halfDayMinutes: 300,
};
const annual = { typeId: "annual", paidFraction: 1 } as const;
const unpaid = { typeId: "unpaid", paidFraction: 0 } as const;

const on = (grid: readonly HalfDay[], date: string) => grid.filter((one) => one.date === date);
const statuses = (grid: readonly HalfDay[], date: string) => on(grid, date).map(({ status }) => status);

test("each day has two half days with one status each", () => {
  const grid = dayGrid(november);
  expect(grid).toHaveLength(60);
  expect(statuses(grid, "2026-11-02")).toEqual(["work", "work"]);
  // A short Saturday has work in the morning only.
  expect(statuses(grid, "2026-11-07")).toEqual(["work", "day-off"]);
  // A holiday on a rest day takes nothing; its substitute does.
  expect(statuses(grid, "2026-11-08")).toEqual(["rest-day", "rest-day"]);
  expect(statuses(grid, "2026-11-09")).toEqual(["holiday", "holiday"]);
});

test("days outside of the employment are not employed, whatever else falls on them", () => {
  const grid = dayGrid({
    ...november,
    joinedOn: "2026-11-16",
    leftOn: "2026-11-20",
    leave: [{ date: "2026-11-03", ...annual }],
    absences: [{ date: "2026-11-24" }],
  });
  expect(countStatuses(grid)).toMatchObject({ "not-employed": 50, work: 10, leave: 0, absent: 0 });
});

test("leave costs nothing on holidays and rest days, unless its type counts them", () => {
  const days = ["2026-11-06", "2026-11-07", "2026-11-08", "2026-11-09", "2026-11-10"];
  const taken = dayGrid({ ...november, leave: days.map((date) => ({ date, ...annual })) });
  expect(countStatuses(taken).leave).toBe(5);
  const counted = dayGrid({
    ...november,
    leave: days.map((date) => ({ date, ...annual, countsHolidays: true, countsRestDays: true })),
  });
  expect(countStatuses(counted).leave).toBe(10);
});

test("a morning and an afternoon of different types share a day; the same half twice is refused", () => {
  const leave: GridLeave[] = [
    { date: "2026-11-03", half: "am", ...annual },
    { date: "2026-11-03", half: "pm", ...unpaid },
  ];
  const grid = dayGrid({ ...november, leave });
  expect(on(grid, "2026-11-03").map(({ status, paidFraction }) => [status, paidFraction])).toEqual([
    ["leave", 1],
    ["leave", 0],
  ]);
  expect(() => dayGrid({ ...november, leave: [...leave, { date: "2026-11-03", ...annual }] })).toThrow(RuleError);
});

test("leave by the hour leaves the half day at work until it fills it", () => {
  const hours = (minutes: number) =>
    dayGrid({ ...november, leave: [{ date: "2026-11-03", half: "pm", minutes, ...unpaid }] });
  expect(statuses(hours(120), "2026-11-03")).toEqual(["work", "work"]);
  expect(on(hours(120), "2026-11-03")[1]?.paidFraction).toBe(0.5);
  expect(statuses(hours(240), "2026-11-03")).toEqual(["work", "leave"]);
  expect(() => hours(241)).toThrow(RuleError);
});

test("pain 1: part-paid leave is paid by its fraction, once", () => {
  for (const paidFraction of [0, 0.5, 0.8, 1]) {
    const grid = dayGrid({ ...november, leave: [{ date: "2026-11-03", typeId: "sick", paidFraction }] });
    expect(on(grid, "2026-11-03").map((half) => half.paidFraction)).toEqual([paidFraction, paidFraction]);
    expect(grid.filter((half) => half.paidFraction !== null && half.paidFraction < 1)).toHaveLength(
      paidFraction === 1 ? 0 : 2,
    );
  }
});

test("a holiday within unpaid leave is unpaid, and one next to absence is lost", () => {
  const within = dayGrid({
    ...november,
    leave: ["2026-11-06", "2026-11-09", "2026-11-10"].map((date) => ({ date, ...unpaid })),
  });
  expect(on(within, "2026-11-09").map(({ status, paidFraction }) => [status, paidFraction])).toEqual([
    ["holiday", 0],
    ["holiday", 0],
  ]);
  const lost = dayGrid({ ...november, absences: [{ date: "2026-11-07", half: "am" }] });
  expect(on(lost, "2026-11-09").every(({ forfeited, paidFraction }) => forfeited && paidFraction === 0)).toBe(true);
  const kept = dayGrid({ ...november, absences: [{ date: "2026-11-06" }] });
  expect(on(kept, "2026-11-09").some(({ forfeited }) => forfeited)).toBe(false);
});

test("a roster overrides the week, and a changed week applies from its day", () => {
  const grid = dayGrid({
    ...november,
    weeks: [
      { from: "2026-01-01", minutes: [0, 480, 480, 480, 480, 480, 0], restDay: 0 },
      { from: "2026-11-16", minutes: [0, 600, 600, 600, 600, 0, 0], restDay: 0 },
    ],
    roster: { "2026-11-15": { kind: "work", minutes: 480 }, "2026-11-17": { kind: "rest", minutes: 0 } },
  });
  expect(statuses(grid, "2026-11-13")).toEqual(["work", "work"]);
  expect(statuses(grid, "2026-11-15")).toEqual(["work", "work"]);
  expect(on(grid, "2026-11-16").map(({ minutes }) => minutes)).toEqual([300, 300]);
  expect(statuses(grid, "2026-11-17")).toEqual(["rest-day", "rest-day"]);
  expect(statuses(grid, "2026-11-20")).toEqual(["day-off", "day-off"]);
});

test("pain 2: employed and other half days add up to the period, for any input and in any order", () => {
  const random = chance(1602);
  for (let round = 0; round < 400; round += 1) {
    const from = random.date(2025, 2026);
    const to = addDays(from, random.whole(0, 60));
    const someDay = () => addDays(from, random.whole(-10, 70));
    const leave: GridLeave[] = [];
    for (let count = 0; count < 12; count += 1) {
      const one = { date: someDay(), half: random.pick([null, ...halfNames]), ...random.pick([annual, unpaid]) };
      const halves = one.half === null ? halfNames : [one.half];
      const clashes = leave.some(
        ({ date, half }) => date === one.date && (half === null || halves.some((name) => name === half)),
      );
      if (!clashes) leave.push(one);
    }
    const input: DayGridInput = {
      from,
      to,
      joinedOn: random.pick([null, someDay()]),
      leftOn: random.pick([null, someDay()]),
      weeks: [
        { from, minutes: Array.from({ length: 7 }, () => random.pick([0, 240, 480])), restDay: random.whole(0, 6) },
      ],
      holidays: Array.from({ length: 3 }, () => ({ date: someDay(), half: random.pick([null, ...halfNames]) })),
      leave,
      absences: Array.from({ length: 3 }, () => ({ date: someDay() })),
      halfDayMinutes: 300,
    };
    const grid = dayGrid(input);
    const counts = countStatuses(grid);
    const halves = (daysBetween(from, to) + 1) * 2;
    const sum = Object.values(counts).reduce((total, count) => total + count, 0);
    const taken = grid.filter(({ status }) => status === "leave");
    const shuffled = dayGrid({ ...input, leave: random.shuffled(leave) });
    const sound =
      grid.length === halves &&
      sum === halves &&
      new Set(grid.map(({ date, half }) => `${date} ${half}`)).size === halves &&
      taken.every(({ leave: parts, minutes }) => parts.reduce((total, part) => total + part.minutes, 0) === minutes) &&
      grid.every(({ paidFraction }) => paidFraction === null || (paidFraction >= 0 && paidFraction <= 1));
    if (!sound) expect.fail(JSON.stringify(input));
    expect(shuffled).toEqual(grid);
  }
});

test("pain 3: whole periods equal the sum of their parts, wherever they are cut", () => {
  const random = chance(1603);
  for (let round = 0; round < 100; round += 1) {
    const cut = random.whole(0, 28);
    const input = { ...november, absences: [{ date: random.date(2026, 2026) }, { date: "2026-11-10" }] };
    const middle = addDays(november.from, cut);
    expect([...dayGrid({ ...input, to: middle }), ...dayGrid({ ...input, from: addDays(middle, 1) })]).toEqual(
      dayGrid(input),
    );
  }
});
