/** Calendar dates as YYYY-MM-DD, without time and zone. */
import { now } from "./clock.ts";

const dayMs = 86_400_000;

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Today's date in the local time zone. */
export function today(time: Date = now()): string {
  return dateOf(time.getFullYear(), time.getMonth() + 1, time.getDate());
}

/** As YYYY-MM. */
export const thisMonth = (): string => today().slice(0, 7);

/** Date from its parts (month from 1); overflow runs into the next month. */
export function dateOf(year: number, month: number, day: number): string {
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, day);
  return time.toISOString().slice(0, 10);
}

export function partsOf(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return [year, month, day];
}

export function isDate(year: number, month: number, day: number): boolean {
  return (
    year >= 1000 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    partsOf(dateOf(year, month, day))[2] === day
  );
}

export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Days between two dates; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: string): number {
  return new Date(utc(date)).getUTCDay() || 7;
}

/** First day of the week in a locale; Monday if unknown. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
