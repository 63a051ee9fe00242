/** The work week of an employment, from the company's week, the shift of the job and the hours of the pay terms. */
import type { WorkWeek } from "../../shared/day-grid.ts";

const weekDays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
type WeekDay = (typeof weekDays)[number];

/** A day of up to five hours is half a working day (Employment Act). */
export const halfDayMinutes = 300;

export interface WeekFacts {
  readonly from: string;
  /** The company's working days. */
  readonly workDays: readonly WeekDay[];
  /** Working minutes of the shift; null without one. */
  readonly shiftMinutes: number | null;
  /** Hours and days a week of the pay terms, in hundredths; null if there are none. */
  readonly hoursPerWeek: number | null;
  readonly daysPerWeek: number | null;
  /** Of a full week in the company. */
  readonly weeklyMinutes: number;
}

/** The rest day is Sunday, or the last day without work in a week that works on Sundays. */
function restDayOf(minutes: readonly number[]): number {
  if (minutes[0] === 0) return 0;
  const last = minutes.findLastIndex((one) => one === 0);
  return last < 0 ? 0 : last;
}

/**
 * The company's days in their order, as many as the person works; half a day more is a half day on the next one. Which days a
 * part-timer works is not recorded: the roster says so where there is one.
 */
export function workWeekOf(facts: WeekFacts): WorkWeek {
  const { from, workDays, shiftMinutes, hoursPerWeek, daysPerWeek, weeklyMinutes } = facts;
  const inOrder = [...weekDays.slice(1), "sun" as const].filter((day) => workDays.includes(day));
  const others = [...weekDays.slice(1), "sun" as const].filter((day) => !workDays.includes(day));
  const days = daysPerWeek === null || daysPerWeek === 0 ? inOrder.length : daysPerWeek / 100;
  const whole = Math.floor(days);
  const total = hoursPerWeek === null || hoursPerWeek === 0 ? weeklyMinutes : (hoursPerWeek * 60) / 100;
  const perDay = shiftMinutes ?? Math.round(total / Math.max(1, days));
  const worked = [...inOrder, ...others].slice(0, Math.ceil(days));
  const minutes = weekDays.map((day) => {
    const at = worked.indexOf(day);
    if (at < 0) return 0;
    return at < whole ? Math.min(perDay, 24 * 60) : Math.round(perDay * (days - whole));
  });
  return { from, minutes, restDay: restDayOf(minutes) };
}
