/** Golden cases of attendance: logs of single days, the day a punch belongs to, and the limits of the law. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { describe, expect, it, test } from "vitest";
import { type DayPlan, dayLog } from "#src/domain/attendance/day-log.ts";
import { type DayHours, limitBreaches } from "#src/domain/attendance/limits.ts";
import type { Punch } from "#src/domain/attendance/sessions.ts";
import type { DayKind, PunchDirection } from "#src/domain/attendance/shared/vocabulary.ts";
import { punchesOf, type ShiftRules, windowsOf } from "#src/domain/attendance/windows.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { localTime, momentOf } from "#src/domain/shared/zoned-time.ts";

interface Day {
  date: string;
  kind: DayKind;
  shift: string | null;
}

interface Case {
  name: string;
  day: string | Day;
  kind?: DayKind;
  leave?: "am" | "pm";
  zone?: string;
  now?: string;
  punches: string[];
  correction?: { in: string; out: string; breakMin: number };
  expected: object;
}

interface File {
  shifts: Record<string, Partial<ShiftRules>>;
  days: Record<string, Day>;
  cases: Case[];
}

const file = parse(readFileSync(join(import.meta.dirname, "day-logs.yaml"), "utf8")) as File;

const plain: ShiftRules = {
  start: "08:30",
  end: "17:30",
  endNextDay: false,
  breaks: [],
  graceInMin: 0,
  graceOutMin: 0,
  earliestInMin: null,
  latestOutMin: null,
  halfDayMin: null,
  absentMin: null,
};
const shiftOf = (name: string | null): ShiftRules | null => (name === null ? null : { ...plain, ...file.shifts[name] });

/** `+1 06:30` is the morning after. */
function moment(date: string, text: string, zone: string): number {
  const [first = "", second] = text.split(" ");
  return second === undefined ? momentOf(date, first, zone) : momentOf(addDays(date, Number(first)), second, zone);
}

function punchOf(date: string, text: string, zone: string): Punch {
  const [kind = "", ...when] = text.split(" ");
  const at = moment(date, when.join(" "), zone);
  return kind === "far" ? { at, direction: "in", farAway: true } : { at, direction: kind as PunchDirection };
}

test.each(file.cases.map((one) => ({ title: one.name, one })))("$title", ({ one }) => {
  const { date, kind, shift } = typeof one.day === "string" ? (file.days[one.day] as Day) : one.day;
  const zone = one.zone ?? "Asia/Singapore";
  const plan: DayPlan = {
    date,
    zone,
    kind: one.kind ?? kind,
    shift: one.kind === "leave" ? null : shiftOf(shift),
    leave: one.leave ?? null,
  };
  const [window] = windowsOf([plan]);
  if (!window) throw new Error("no window");
  const [punches = []] = punchesOf(
    [window],
    one.punches.map((text) => punchOf(date, text, zone)),
  );
  const correction = one.correction && {
    in: moment(date, one.correction.in, zone),
    out: moment(date, one.correction.out, zone),
    breakMin: one.correction.breakMin,
  };
  const now = moment(date, one.now ?? "+2 12:00", zone);
  expect(dayLog({ plan, window, punches, now, ...(correction && { correction }) })).toMatchObject(one.expected);
});

describe("the day of a punch", () => {
  const zone = "Asia/Singapore";
  const at = (date: string, time: string) => ({ at: momentOf(date, time, zone), name: `${date} ${time}` });
  const names = (days: { date: string; shift: ShiftRules | null }[], punches: ReturnType<typeof at>[]) =>
    punchesOf(windowsOf(days.map((day) => ({ ...day, zone }))), punches).map((own) => own.map(({ name }) => name));

  it("is the one on which the night shift starts, and the next morning belongs to it, not to the day off after it", () => {
    expect(
      names(
        [
          { date: "2026-11-30", shift: shiftOf("night") },
          { date: "2026-12-01", shift: null },
        ],
        [at("2026-11-30", "21:58"), at("2026-12-01", "06:31"), at("2026-12-01", "09:00")],
      ),
    ).toEqual([["2026-11-30 21:58", "2026-12-01 06:31"], ["2026-12-01 09:00"]]);
  });

  it("is one of two when a day shift follows a night shift", () => {
    const early = { ...plain, start: "09:00", end: "17:00", earliestInMin: 120 };
    expect(
      names(
        [
          { date: "2026-11-30", shift: { ...plain, ...file.shifts["night"], latestOutMin: 240 } as ShiftRules },
          { date: "2026-12-01", shift: early },
        ],
        [at("2026-12-01", "07:40"), at("2026-12-01", "07:50")],
      ),
    ).toEqual([["2026-12-01 07:40"], ["2026-12-01 07:50"]]);
  });

  it("follows the clock of the work location across a change of the clocks", () => {
    expect(localTime(momentOf("2026-03-29", "02:30", "Europe/Berlin"), "Europe/Berlin")).toEqual({
      date: "2026-03-29",
      time: "03:30",
    });
    expect(momentOf("2026-10-26", "00:00", "Europe/Berlin") - momentOf("2026-10-25", "00:00", "Europe/Berlin")).toBe(
      25 * 3_600_000,
    );
  });
});

describe("the limits of the law", () => {
  const week = (hours: readonly number[], more: (index: number) => Partial<DayHours> = () => ({})): DayHours[] =>
    hours.map((worked, index) => {
      const date = addDays("2026-11-23", index);
      const from = momentOf(date, "08:00", "Asia/Singapore");
      return {
        date,
        from: worked === 0 ? null : from,
        to: worked === 0 ? null : from + worked * 3_600_000,
        workedMin: worked * 60,
        overtimeMin: 0,
        isRestDay: worked === 0,
        ...more(index),
      };
    });

  it.each([
    ["44 hours are within", week([9, 9, 9, 9, 8, 0, 0]), []],
    ["45 are not", week([9, 9, 9, 9, 9, 0, 0]), [["week-hours", "2026-11-23"]]],
    ["12 hours a day are within", week([12, 0, 0, 0, 0, 0, 0]), []],
    ["13 are not", week([13, 0, 0, 0, 0, 0, 0]), [["day-hours", "2026-11-23"]]],
    ["seven days in a row", week([6, 6, 6, 6, 6, 6, 6]), [["no-rest-day", "2026-11-23"]]],
    [
      "seven days with thirty hours of rest in between",
      week([6, 6, 6, 6, 6, 6, 6], (index) =>
        index === 3
          ? {
              from: momentOf("2026-11-26", "20:00", "Asia/Singapore"),
              to: momentOf("2026-11-26", "23:00", "Asia/Singapore"),
            }
          : {},
      ),
      [],
    ],
  ])("%s", (_name, days, expected) => {
    expect(limitBreaches(days).map(({ code, date }) => [code, date])).toEqual(expected);
  });

  it("allow 72 hours of overtime a month", () => {
    const month = (minutes: number): DayHours[] =>
      Array.from({ length: 20 }, (_each, index) => ({
        date: addDays("2026-12-01", index),
        from: null,
        to: null,
        workedMin: 0,
        overtimeMin: index === 0 ? minutes : 0,
        isRestDay: false,
      }));
    expect(limitBreaches(month(72 * 60))).toEqual([]);
    expect(limitBreaches(month(72 * 60 + 1))).toMatchObject([{ code: "month-overtime", date: "2026-12-01" }]);
  });
});
