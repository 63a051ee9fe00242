/**
 * The days of an employment as half days with exactly one status each. Leave, attendance and pay all count this grid, so that
 * none of them takes or pays a half day that another one sees differently.
 */
import { addDays, mustBeDate, weekday } from "./calendar.ts";
import { mustBeWhole, RuleError } from "./rule-error.ts";

export const halfNames = ["am", "pm"] as const;
export type HalfName = (typeof halfNames)[number];

export const dayStatuses = ["not-employed", "rest-day", "day-off", "holiday", "leave", "absent", "work"] as const;
export type DayStatus = (typeof dayStatuses)[number];

/** A work week from one day until the next one starts. */
export interface WorkWeek {
  readonly from: string;
  /** Working minutes by weekday, Sunday first; 0 on days without work. */
  readonly minutes: readonly number[];
  /** Weekday of the rest day, 0 for Sunday. */
  readonly restDay: number;
}

/** A rostered day, which overrides the work week. */
export interface RosteredDay {
  readonly kind: "work" | "off" | "rest";
  /** Working minutes; 0 unless the kind is work. */
  readonly minutes: number;
}

export interface GridHoliday {
  readonly date: string;
  /** The whole day if omitted. */
  readonly half?: HalfName | null;
}

/** Approved leave on a day: the whole day, half of it or, with minutes, a part of its work. */
export interface GridLeave {
  readonly date: string;
  readonly half?: HalfName | null;
  /** Minutes of leave by the hour; they leave the half day at work unless they fill it. */
  readonly minutes?: number | null;
  readonly typeId: string;
  readonly requestId?: string | null;
  /** From 0, unpaid, to 1, fully paid. */
  readonly paidFraction: number;
  readonly countsHolidays?: boolean;
  readonly countsRestDays?: boolean;
}

export interface GridAbsence {
  readonly date: string;
  readonly half?: HalfName | null;
}

export interface DayGridInput {
  readonly from: string;
  readonly to: string;
  readonly joinedOn?: string | null;
  /** Last day of the employment. */
  readonly leftOn?: string | null;
  /** In the order of their first days; the first one also applies before it. */
  readonly weeks: readonly [WorkWeek, ...WorkWeek[]];
  readonly roster?: Readonly<Record<string, RosteredDay>>;
  readonly holidays?: readonly GridHoliday[];
  readonly leave?: readonly GridLeave[];
  /** Absence without leave. */
  readonly absences?: readonly GridAbsence[];
  /** A day of up to this many minutes has work in the morning only. */
  readonly halfDayMinutes: number;
}

export interface LeaveInHalf {
  readonly typeId: string;
  readonly requestId: string | null;
  readonly paidFraction: number;
  /** Minutes of leave in this half day. */
  readonly minutes: number;
}

export interface HalfDay {
  readonly date: string;
  readonly half: HalfName;
  readonly status: DayStatus;
  /** Minutes of scheduled work, also on a holiday that falls on a working day and outside of the employment. */
  readonly minutes: number;
  /** Whether work was scheduled, also if a holiday takes its place: the working days of an incomplete month count these. */
  readonly scheduled: boolean;
  /** The share of its pay that is due: 1 for work; null where no pay is due at all. */
  readonly paidFraction: number | null;
  /** The leave that takes the half day, or a part of it by the hour. */
  readonly leave: readonly LeaveInHalf[];
  /** A paid holiday lost through absence on the working day before or after it. */
  readonly forfeited: boolean;
}

/** Days to search for the working day next to a holiday. */
const nearby = 31;

export function dayGrid(input: DayGridInput): HalfDay[] {
  check(input);
  const lookUp = lookUpOf(input);
  const halves: HalfDay[] = [];
  let day = weekday(input.from);
  for (let date = input.from; date <= input.to; date = addDays(date, 1), day = (day + 1) % 7) {
    const schedule = scheduleOn(input, date, day);
    for (const half of halfNames)
      halves.push(afterForfeit(input, lookUp, halfDay(input, lookUp, { date, half, schedule })));
  }
  return halves;
}

function check({ from, to, joinedOn, leftOn, weeks, roster = {}, holidays, leave, absences }: DayGridInput): void {
  mustBeDate("dates", from, to, ...weeks.map((week) => week.from), ...Object.keys(roster));
  mustBeDate("dates", ...[holidays, leave, absences].flatMap((some) => (some ?? []).map(({ date }) => date)));
  for (const date of [joinedOn, leftOn]) if (date != null) mustBeDate("dates", date);
  for (const { minutes, restDay } of weeks) {
    mustBeWhole("week", minutes.length, 7, 7);
    mustBeWhole("restDay", restDay, 0, 6);
    for (const one of minutes) mustBeWhole("week", one, 0, 24 * 60);
  }
  for (const { minutes } of Object.values(roster)) mustBeWhole("roster", minutes, 0, 24 * 60);
}

interface LookUp {
  readonly holidays: ReadonlySet<string>;
  readonly leave: ReadonlyMap<string, readonly GridLeave[]>;
  readonly absences: ReadonlySet<string>;
  /** Without any of them, scheduled half days are work. */
  readonly isEmpty: boolean;
}

const halvesOf = (half: HalfName | null | undefined): readonly HalfName[] => (half == null ? halfNames : [half]);

function lookUpOf({ holidays = [], leave = [], absences = [] }: DayGridInput): LookUp {
  const byHalf = new Map<string, GridLeave[]>();
  for (const entry of leave) {
    for (const half of halvesOf(entry.half)) {
      const key = `${entry.date} ${half}`;
      const others = byHalf.get(key) ?? [];
      // Only leave by the hour can share a half day, with other leave by the hour.
      if (others.length > 0 && (entry.minutes == null || others.some(({ minutes }) => minutes == null)))
        throw new RuleError("half-day-twice", "leave", { date: entry.date, half });
      byHalf.set(key, [...others, entry]);
    }
  }
  const keysOf = (some: readonly GridAbsence[]) =>
    new Set(some.flatMap(({ date, half }) => halvesOf(half).map((name) => `${date} ${name}`)));
  const isEmpty = holidays.length + leave.length + absences.length === 0;
  return { holidays: keysOf(holidays), leave: byHalf, absences: keysOf(absences), isEmpty };
}

export interface Schedule {
  readonly kind: "work" | "off" | "rest";
  readonly am: number;
  readonly pm: number;
}

/** What was planned for a day before holidays and leave. */
export function scheduleOn(
  { weeks, roster, halfDayMinutes }: Pick<DayGridInput, "weeks" | "roster" | "halfDayMinutes">,
  date: string,
  day = weekday(date),
): Schedule {
  const rostered = roster?.[date];
  const week = weeks.findLast(({ from }) => from <= date) ?? weeks[0];
  const minutes = rostered?.minutes ?? week.minutes[day] ?? 0;
  const kind = rostered?.kind ?? (minutes > 0 ? "work" : day === week.restDay ? "rest" : "off");
  if (kind !== "work" || minutes === 0) return { kind: kind === "work" ? "off" : kind, am: 0, pm: 0 };
  if (minutes <= halfDayMinutes) return { kind, am: minutes, pm: 0 };
  return { kind, am: Math.ceil(minutes / 2), pm: Math.floor(minutes / 2) };
}

interface PlannedHalf {
  readonly date: string;
  readonly half: HalfName;
  readonly schedule: Schedule;
}

function halfDay(input: DayGridInput, lookUp: LookUp, { date, half, schedule }: PlannedHalf): HalfDay {
  const { joinedOn, leftOn } = input;
  const minutes = schedule[half];
  const of = (status: DayStatus, paidFraction: number | null, leave: readonly LeaveInHalf[] = []): HalfDay => ({
    date,
    half,
    status,
    minutes,
    scheduled: minutes > 0,
    paidFraction,
    leave,
    forfeited: false,
  });
  if ((joinedOn != null && date < joinedOn) || (leftOn != null && date > leftOn)) return of("not-employed", null);
  if (lookUp.isEmpty && minutes > 0) return of("work", 1);
  const key = `${date} ${half}`;
  const entries = lookUp.leave.get(key) ?? [];
  const [first] = entries;
  const isHoliday = lookUp.holidays.has(key);
  if (minutes === 0) {
    if (first?.countsRestDays === true && first.minutes == null) return of("leave", null, [partOf(first, 0)]);
    return of(schedule.kind === "rest" ? "rest-day" : "day-off", null);
  }
  if (isHoliday) {
    if (first === undefined || first.minutes != null) return of("holiday", 1);
    if (first.countsHolidays === true) return of("leave", first.paidFraction, [partOf(first, minutes)]);
    // A holiday within unpaid leave costs no leave, but is not paid either.
    return of("holiday", first.paidFraction === 0 ? 0 : 1);
  }
  if (first !== undefined) {
    const parts = entries.map((entry) =>
      partOf(entry, entry.minutes == null ? minutes : minutesWithin(entry, schedule, half)),
    );
    const taken = parts.reduce((sum, part) => sum + part.minutes, 0);
    if (taken > minutes) throw new RuleError("half-day-twice", "leave", { date, half });
    const unpaid = parts.reduce((sum, part) => sum + part.minutes * (1 - part.paidFraction), 0);
    const status = taken === minutes ? "leave" : lookUp.absences.has(key) ? "absent" : "work";
    const paid = status === "absent" ? (taken - unpaid) / minutes : 1 - unpaid / minutes;
    return of(
      status,
      paid,
      parts.filter((part) => part.minutes > 0),
    );
  }
  return lookUp.absences.has(key) ? of("absent", 0) : of("work", 1);
}

const partOf = ({ typeId, requestId = null, paidFraction }: GridLeave, minutes: number): LeaveInHalf => ({
  typeId,
  requestId,
  paidFraction,
  minutes,
});

/** Leave by the hour for a whole day fills the morning first. */
function minutesWithin({ half, minutes }: GridLeave, { am }: Schedule, name: HalfName): number {
  const wanted = minutes ?? 0;
  if (half != null) return wanted;
  return name === "am" ? Math.min(wanted, am) : Math.max(0, wanted - am);
}

/** A paid holiday is lost by absence without leave on the working day before or after it. */
function afterForfeit(input: DayGridInput, lookUp: LookUp, half: HalfDay): HalfDay {
  if (half.status !== "holiday" || half.paidFraction === 0 || lookUp.absences.size === 0) return half;
  const absentBeside = (step: 1 | -1): boolean => {
    for (let distance = 1; distance <= nearby; distance += 1) {
      const date = addDays(half.date, step * distance);
      const schedule = scheduleOn(input, date);
      const day = halfNames.map((name) => halfDay(input, lookUp, { date, half: name, schedule }));
      if (day.some(({ status, scheduled }) => scheduled && status !== "holiday"))
        return day.some(({ status }) => status === "absent");
    }
    return false;
  };
  return absentBeside(-1) || absentBeside(1) ? { ...half, paidFraction: 0, forfeited: true } : half;
}

/** Half days by status; they add up to all half days of the grid. */
export function countStatuses(grid: readonly HalfDay[]): Record<DayStatus, number> {
  const counts = Object.fromEntries(dayStatuses.map((status) => [status, 0])) as Record<DayStatus, number>;
  for (const { status } of grid) counts[status] += 1;
  return counts;
}
