/** The days that the team calendar shows: a month, or two weeks. */
import { addDays, dateOf, partsOf, weekday } from "../../../kit/calendar-date.ts";

export const views = ["month", "timeline"] as const;
export type View = (typeof views)[number];

export const peoplePerPage = 30;

/** On phones a month would begin with days that have passed, and today would be off the screen. */
export const firstView = (isWide: boolean): View => (isWide ? "month" : "timeline");

/** First and last day shown around a day. */
export function periodOf(view: View, day: string): readonly [from: string, to: string] {
  if (view === "timeline") {
    const monday = addDays(day, 1 - weekday(day));
    return [monday, addDays(monday, 13)];
  }
  const [year, month] = partsOf(day);
  return [dateOf(year, month, 1), addDays(dateOf(year, month + 1, 1), -1)];
}
