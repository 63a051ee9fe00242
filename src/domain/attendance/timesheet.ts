/** Rules of a timesheet: its week, and its entries. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { addDays } from "../shared/calendar.ts";

const dayMinutes = 24 * 60;

export interface TimesheetEntry {
  readonly date: string;
  readonly projectId: string;
  readonly minutes: number;
}

/** Entries lie in the week, and no day has more than 24 hours. */
export function timesheetFaults(weekStart: string, entries: readonly TimesheetEntry[]): ProblemFault[] {
  const end = addDays(weekStart, 6);
  const outside = entries.flatMap(({ date }, index) =>
    date < weekStart || date > end ? [{ pointer: `/entries/${index}/date`, code: "outside-week" }] : [],
  );
  const spent = new Map<string, number>();
  const long = entries.flatMap(({ date, minutes }, index) => {
    const sum = (spent.get(date) ?? 0) + minutes;
    spent.set(date, sum);
    return sum > dayMinutes && sum - minutes <= dayMinutes
      ? [{ pointer: `/entries/${index}/minutes`, code: "day-full" }]
      : [];
  });
  return [...outside, ...long];
}
