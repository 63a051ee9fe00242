/** Days on which banks in Singapore clear payments: Monday to Friday, public holidays excepted. */
import { addDays, mustBeDate, weekday } from "../../shared/calendar.ts";

type Holidays = ReadonlySet<string>;

export function isBankDay(date: string, holidays: Holidays): boolean {
  mustBeDate("date", date);
  return weekday(date) !== 0 && weekday(date) !== 6 && !holidays.has(date);
}

/** The date itself, or the closest bank day before it: pay is never late. */
export function bankDayOnOrBefore(date: string, holidays: Holidays): string {
  let day = date;
  while (!isBankDay(day, holidays)) day = addDays(day, -1);
  return day;
}

/** The nth bank day after a date. */
export function bankDayAfter(date: string, count: number, holidays: Holidays): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBankDay(day, holidays)) left -= 1;
  }
  return day;
}
