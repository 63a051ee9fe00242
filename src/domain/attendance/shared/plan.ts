/** What each day of an employee is: from the published roster, else the usual shift on the company's working days. */
import { type WeekDay, weekDays } from "../../company/shared/company-settings.ts";
import { calendarOn, type PlacedCalendar } from "../../leave/shared/holiday-calendar.ts";
import { addDays, weekday, yearOf } from "../../shared/calendar.ts";
import { publicHolidays } from "../../statutory/leave/holidays.ts";
import type { HolidaySeries } from "../../statutory/rates/holidays.ts";
import type { DayPlan, LeaveHalf } from "../day-log.ts";
import type { ShiftRules } from "../windows.ts";
import type { DayKind, RosterKind } from "./vocabulary.ts";

export interface UsualJob {
  readonly from: string;
  readonly shiftId: string | null;
  readonly locationId: string | null;
}

export interface RosteredShift {
  readonly kind: RosterKind;
  readonly shiftId: string | null;
  readonly locationId: string | null;
}

export interface PlannedPerson {
  readonly id: string;
  readonly startDate: string;
  readonly lastDay: string | null;
  /** Oldest first. */
  readonly jobs: readonly UsualJob[];
}

/** The company's own holidays. */
export interface HolidayCalendars {
  readonly assignments: readonly PlacedCalendar[];
  /** By calendar and date, as `<calendar> <date>`; the half is null if it is the whole day. */
  readonly days: ReadonlyMap<string, { readonly name: string; readonly half: "am" | "pm" | null }>;
}

export interface PlanFacts {
  readonly workDays: readonly WeekDay[];
  /** Of the company, for people without a work location. */
  readonly zone: string;
  readonly shifts: ReadonlyMap<string, ShiftRules>;
  readonly zones: ReadonlyMap<string, string>;
  /** Gazetted days, for a company without calendars of its own. */
  readonly holidays: ReadonlySet<string>;
  readonly calendars?: HolidayCalendars;
  /** By employee and date, as `<employee> <date>`. */
  readonly roster: ReadonlyMap<string, RosteredShift>;
  readonly leave: ReadonlyMap<string, LeaveHalf>;
}

export interface PlanOfDay extends DayPlan {
  readonly shiftId: string | null;
  readonly locationId: string | null;
  readonly rostered: boolean;
}

export const dayKey = (employeeId: string, date: string): string => `${employeeId} ${date}`;

/** Sunday first, as `weekday` counts. */
const byNumber = (date: string): WeekDay => weekDays[(weekday(date) + 6) % 7] ?? "mon";

/** Without a roster, the last day of the week without work is the rest day, usually Sunday; others are days off. */
function usualKind(date: string, workDays: readonly WeekDay[]): DayKind {
  if (workDays.includes(byNumber(date))) return "work";
  const rest = weekDays.findLast((day) => !workDays.includes(day));
  return byNumber(date) === rest ? "rest" : "off";
}

/** Whether the day, or a half of it, is a holiday where the person works. */
function holidayOn(
  employeeId: string,
  locationId: string | null,
  date: string,
  { calendars, holidays }: PlanFacts,
): LeaveHalf | null {
  if (!calendars || calendars.assignments.length === 0) return holidays.has(date) ? "day" : null;
  const calendarId = calendarOn(calendars.assignments, { employeeId, locationId }, date);
  const found = calendarId === null ? undefined : calendars.days.get(`${calendarId} ${date}`);
  return found ? (found.half ?? "day") : null;
}

/** A half that is free and a half that is leave are a day without work. */
const bothHalves = (one: LeaveHalf | null, other: LeaveHalf | null): LeaveHalf | null =>
  one === null ? other : other === null || other === one ? one : "day";

function planOf(person: PlannedPerson, date: string, facts: PlanFacts): PlanOfDay {
  const job = person.jobs.findLast(({ from }) => from <= date) ?? person.jobs[0];
  const key = dayKey(person.id, date);
  const entry = facts.roster.get(key);
  const locationId = entry?.locationId ?? job?.locationId ?? null;
  const zone = (locationId === null ? undefined : facts.zones.get(locationId)) ?? facts.zone;
  const usual = usualKind(date, facts.workDays);
  const planned: DayKind = entry?.kind ?? (usual === "work" && job?.shiftId == null ? "off" : usual);
  const shiftId = entry ? entry.shiftId : planned === "work" ? (job?.shiftId ?? null) : null;
  const holiday = holidayOn(person.id, locationId, date, facts);
  const isHoliday = holiday === "day" && planned === "work";
  const leave = bothHalves(facts.leave.get(key) ?? null, holiday === "day" ? null : holiday);
  const kind: DayKind = isHoliday ? "holiday" : leave === "day" && planned === "work" ? "leave" : planned;
  return {
    date,
    zone,
    kind,
    leave: kind === "work" || kind === "leave" ? leave : null,
    shift: shiftId === null ? null : (facts.shifts.get(shiftId) ?? null),
    shiftId,
    locationId,
    rostered: entry !== undefined,
  };
}

/** The employed days of the range. */
export function plansOf(person: PlannedPerson, from: string, to: string, facts: PlanFacts): PlanOfDay[] {
  const first = person.startDate > from ? person.startDate : from;
  const last = person.lastDay !== null && person.lastDay < to ? person.lastDay : to;
  const plans: PlanOfDay[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) plans.push(planOf(person, date, facts));
  return plans;
}

/** Whether anything says when the person works: attendance is only kept for them, and for those who punch. */
export const isTracked = (plans: readonly PlanOfDay[]): boolean =>
  plans.some(({ rostered, shiftId }) => rostered || shiftId !== null);

/** The public holidays that are observed in the years of the range; none before the first year that is known. */
export function observedHolidays(series: HolidaySeries, from: string, to: string): ReturnType<typeof publicHolidays> {
  const first = Math.max(yearOf(from), yearOf(series.rows[0]?.from ?? to));
  const years = Array.from({ length: Math.max(0, yearOf(to) - first + 1) }, (_each, index) => first + index);
  return years.flatMap((year) => publicHolidays(year, series));
}

export const holidaysIn = (series: HolidaySeries, from: string, to: string): Set<string> =>
  new Set(observedHolidays(series, from, to).map(({ observed }) => observed));
