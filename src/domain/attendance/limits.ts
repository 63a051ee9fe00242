/** Limits of the Employment Act on hours, for plans and for what was worked. They warn and never refuse: who is covered differs. */
import { addDays, monthOf, weekday } from "../shared/calendar.ts";
import type { LimitCode } from "./shared/vocabulary.ts";

export const hourLimits = {
  /** Minutes a day, overtime included (s.38(5)). */
  day: 12 * 60,
  /** Normal minutes a week (s.38(1)). */
  week: 44 * 60,
  /** In alternate weeks by agreement: up to this, and the next in two weeks in a row. */
  longWeek: 48 * 60,
  twoWeeks: 88 * 60,
  /** Overtime minutes a month (s.38(5)). */
  monthOvertime: 72 * 60,
  /** Rest of shift workers in place of a rest day (s.36). */
  shiftRest: 30 * 60,
} as const;

export interface DayHours {
  readonly date: string;
  /** Start and end of what is worked; null on a day without work. */
  readonly from: number | null;
  readonly to: number | null;
  readonly workedMin: number;
  readonly overtimeMin: number;
  readonly isRestDay: boolean;
}

export interface LimitBreach {
  readonly code: LimitCode;
  /** The day, or the first day of the week or month. */
  readonly date: string;
  readonly minutes: number;
  readonly limit: number;
}

/** Monday of the week. */
export const weekOf = (date: string): string => addDays(date, -((weekday(date) + 6) % 7));

function longestRest(days: readonly DayHours[]): number {
  const worked = days.filter((day) => day.from !== null && day.to !== null);
  let longest = 0;
  for (const [index, day] of worked.entries()) {
    const next = worked[index + 1];
    if (next?.from == null || day.to === null) continue;
    longest = Math.max(longest, Math.floor((next.from - day.to) / 60_000));
  }
  return longest;
}

const normalOf = (week: readonly DayHours[]): number =>
  week.reduce((sum, { workedMin, overtimeMin }) => sum + workedMin - overtimeMin, 0);

/** A long week among short ones; a week that is known alone is judged alone. */
const isLongWeek = (normal: number, around: readonly number[]): boolean =>
  normal <= hourLimits.longWeek && around.length > 0 && around.every((other) => normal + other <= hourLimits.twoWeeks);

/**
 * Breaches of one person in consecutive days; a week or month that is only partly given is judged by what
 * is given. A week without a rest day needs thirty hours of rest in a row, as shift workers have it.
 */
export function limitBreaches(days: readonly DayHours[]): LimitBreach[] {
  const breaches: LimitBreach[] = days
    .filter(({ workedMin }) => workedMin > hourLimits.day)
    .map(({ date, workedMin }) => ({ code: "day-hours", date, minutes: workedMin, limit: hourLimits.day }));
  const weeks = Map.groupBy(days, (day) => weekOf(day.date));
  for (const [date, week] of weeks) {
    const normal = normalOf(week);
    const around = [addDays(date, -7), addDays(date, 7)].flatMap((other) => {
      const found = weeks.get(other);
      return found?.length === 7 ? [normalOf(found)] : [];
    });
    if (normal > hourLimits.week && !isLongWeek(normal, around))
      breaches.push({ code: "week-hours", date, minutes: normal, limit: hourLimits.week });
    const rests = week.some(({ isRestDay, workedMin }) => isRestDay || workedMin === 0);
    if (week.length === 7 && !rests) {
      const rest = longestRest(week);
      if (rest < hourLimits.shiftRest)
        breaches.push({ code: "no-rest-day", date, minutes: rest, limit: hourLimits.shiftRest });
    }
  }
  for (const [month, own] of Map.groupBy(days, (day) => monthOf(day.date))) {
    const overtime = own.reduce((sum, { overtimeMin }) => sum + overtimeMin, 0);
    if (overtime > hourLimits.monthOvertime)
      breaches.push({
        code: "month-overtime",
        date: `${month}-01`,
        minutes: overtime,
        limit: hourLimits.monthOvertime,
      });
  }
  return breaches;
}
