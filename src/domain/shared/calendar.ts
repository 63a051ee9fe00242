/** Calendar dates `YYYY-MM-DD` and months `YYYY-MM` as plain text, counted without a clock or a time zone. */
import { RuleError } from "./rule-error.ts";

const pad = (value: number, digits = 2): string => String(value).padStart(digits, "0");

export function daysInMonth(month: string): number {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  if (number === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(number) ? 30 : 31;
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
export const monthOf = (date: string): string => date.slice(0, 7);

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isMonth(monthOf(text))) return false;
  const day = Number(text.slice(8));
  return day >= 1 && day <= daysInMonth(text);
}

export function mustBeDate(field: string, ...texts: readonly string[]): void {
  for (const text of texts) if (!isDate(text)) throw new RuleError("not-a-date", field, { given: text });
}

export function mustBeMonth(field: string, ...texts: readonly string[]): void {
  for (const text of texts) if (!isMonth(text)) throw new RuleError("not-a-month", field, { given: text });
}

export const yearOf = (text: string): number => Number(text.slice(0, 4));
export const firstDay = (month: string): string => `${month}-01`;
export const lastDay = (month: string): string => `${month}-${daysInMonth(month)}`;

export function shiftMonth(month: string, by: number): string {
  const count = yearOf(month) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1)}`;
}

export const shiftYears = (month: string, by: number): string => `${pad(yearOf(month) + by, 4)}${month.slice(4)}`;

/** Months from `from` to `to`, both included. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** Days since 1 March of year 0. With years starting in March the leap day comes last, which keeps month lengths regular. */
export function dayNumber(date: string): number {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const year = yearOf(date) - (month <= 2 ? 1 : 0);
  const passed = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + passed + day - 1;
}

export function addDays(date: string, by: number): string {
  let month = monthOf(date);
  let day = Number(date.slice(8, 10)) + by;
  if (day >= 1 && day <= 28) return `${month}-${pad(day)}`;
  while (day > daysInMonth(month)) {
    day -= daysInMonth(month);
    month = shiftMonth(month, 1);
  }
  while (day < 1) {
    month = shiftMonth(month, -1);
    day += daysInMonth(month);
  }
  return `${month}-${pad(day)}`;
}

/** 0 is Sunday. */
export const weekday = (date: string): number => (dayNumber(date) + 3) % 7;

/** Days from one date to another: 1 to the next day. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The same day `by` months later, or the last day of a month that has no such day. */
export function addMonths(date: string, by: number): string {
  const month = shiftMonth(monthOf(date), by);
  return `${month}-${pad(Math.min(Number(date.slice(8, 10)), daysInMonth(month)))}`;
}

/** Last day of the nth month starting on `start`: the day before the same day, or the end of a month without it. */
function endOfMonths(start: string, count: number): string {
  const day = Number(start.slice(8, 10));
  if (day === 1) return lastDay(shiftMonth(monthOf(start), count - 1));
  const month = shiftMonth(monthOf(start), count);
  return `${month}-${pad(Math.min(day - 1, daysInMonth(month)))}`;
}

/** Completed months from `start` to `end`, both included. */
export function completedMonths(start: string, end: string): number {
  let count = Math.max(0, (yearOf(end) - yearOf(start)) * 12 + Number(end.slice(5, 7)) - Number(start.slice(5, 7)) + 1);
  while (count > 0 && endOfMonths(start, count) > end) count -= 1;
  return count;
}

/** The day on which a person reaches an age; 1 March in non-leap years for leap-day birthdays. */
export function birthday(birthDate: string, age: number): string {
  const date = `${shiftYears(monthOf(birthDate), age)}${birthDate.slice(7)}`;
  return isDate(date) ? date : `${shiftMonth(monthOf(date), 1)}-01`;
}

/** Age in completed years on a date. */
export function ageOn(birthDate: string, date: string): number {
  const years = yearOf(date) - yearOf(birthDate);
  return birthday(birthDate, years) <= date ? years : years - 1;
}
