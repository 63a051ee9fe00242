/** A timesheet as a grid: a line for each kind of work, with the minutes of each day. */
import { addDays } from "#src/domain/shared/calendar.ts";
import { hoursText } from "../../../kit/hours-text.ts";
import type { TimesheetEntry, TimesheetEntryInput } from "#generated/hrms/schema.ts";

export interface WeekLine {
  readonly key: string;
  readonly projectId: string;
  readonly activity: string;
  readonly billable: boolean;
  /** Monday first, as typed. */
  readonly hours: readonly string[];
  readonly note: string;
}

export const daysOf = (weekStart: string): string[] =>
  Array.from({ length: 7 }, (_each, day) => addDays(weekStart, day));

/** "1:30", "1.5" and "90m" are the same; undefined if it is no time. */
export function minutesOf(text: string): number | undefined {
  const clean = text.trim().replace(",", ".");
  if (clean === "") return 0;
  const clock = /^(\d{1,2}):([0-5]?\d)$/.exec(clean);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const minutes = /^(\d{1,4})m$/.exec(clean);
  if (minutes) return Number(minutes[1]);
  return /^\d{1,2}(\.\d{1,2})?$/.test(clean) ? Math.round(Number(clean) * 60) : undefined;
}

export function linesOf(weekStart: string, entries: readonly TimesheetEntry[]): WeekLine[] {
  const days = daysOf(weekStart);
  const groups = Map.groupBy(
    entries,
    // A note belongs to a line: entries with others have lines of their own.
    ({ projectId, activity, billable, note }) => `${projectId} ${activity ?? ""} ${billable} ${note ?? ""}`,
  );
  return [...groups].map(([key, own]) => {
    const sums = days.map((day) =>
      own.filter(({ date }) => date === day).reduce((sum, { minutes }) => sum + minutes, 0),
    );
    return {
      key,
      projectId: own[0]?.projectId ?? "",
      activity: own[0]?.activity ?? "",
      billable: own[0]?.billable ?? true,
      hours: sums.map((sum) => (sum === 0 ? "" : hoursText(sum))),
      note: own[0]?.note ?? "",
    };
  });
}

export function entriesOfLines(weekStart: string, lines: readonly WeekLine[]): TimesheetEntryInput[] {
  const days = daysOf(weekStart);
  return lines.flatMap(({ projectId, activity, billable, hours, note }) =>
    days.flatMap((date, index) => {
      const minutes = minutesOf(hours[index] ?? "") ?? 0;
      return minutes === 0 || projectId === ""
        ? []
        : [{ date, projectId, minutes, billable, activity: activity || null, note: note || null }];
    }),
  );
}
