/** Calendar dates as YYYY-MM-DD: days without a clock and without a zone. */
const dayMs = 86_400_000;

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The day it is here and now. */
export function today(now: Date = new Date()): string {
  return dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The date of the parts as they are; months begin at 1, and what lies beyond a month runs into the next. */
export function dateOf(year: number, month: number, day: number): string {
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, day);
  return time.toISOString().slice(0, 10);
}

export function partsOf(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return [year, month, day];
}

/** True for a day that the calendar has. */
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

/** The same day in another month, or that month's last. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const last = partsOf(dateOf(year, month + months + 1, 0))[2];
  return dateOf(year, month + months, Math.min(day, last));
}

/** Days from one date to the other; negative where the other lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: string): number {
  return new Date(utc(date)).getUTCDay() || 7;
}

/** The day on which weeks begin where the language is spoken; Monday where nobody knows. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** The six weeks in which a month lies, from the first day of its first week on. */
export function weeksOf(date: string, firstDay: number): readonly (readonly string[])[] {
  const [year, month] = partsOf(date);
  const first = dateOf(year, month, 1);
  const start = addDays(first, -((weekday(first) - firstDay + 7) % 7));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)));
}
