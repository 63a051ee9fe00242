/** The days that the roster shows first: a week, or on phones the day. */
import { addDays, weekday } from "../../../kit/calendar-date.ts";

export type Weeks = "1" | "2";

export const peoplePerPage = 25;

export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day));

/** First and last day shown around a day. */
export function periodOf(day: string, weeks: Weeks, isWide: boolean): readonly [from: string, to: string] {
  const monday = mondayOf(day);
  return isWide ? [monday, addDays(monday, 7 * Number(weeks) - 1)] : [day, day];
}
