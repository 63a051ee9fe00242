/** Holidays: which calendar applies to an employee, and what a gazetted year adds to one. */
import { publicHolidays } from "../statutory/leave/holidays.ts";
import type { HolidaySeries } from "../statutory/rates/holidays.ts";
import { type HolidayLevel, holidayLevels } from "./shared/vocabulary.ts";
import type { HolidayRow } from "./shared/holiday-file.ts";

export interface PlacedCalendar {
  readonly calendarId: string;
  readonly level: HolidayLevel;
  /** The employee or work location; null for the company. */
  readonly targetId: string | null;
  readonly validFrom: string;
}

/** The calendar of an employee on a day: their own, else that of their location, else the company's. */
export function calendarOn(
  assignments: readonly PlacedCalendar[],
  { employeeId, locationId }: { readonly employeeId: string; readonly locationId: string | null },
  day: string,
): string | null {
  for (const level of holidayLevels) {
    const target = level === "employee" ? employeeId : level === "location" ? locationId : null;
    if (level === "location" && target === null) continue;
    const [latest] = assignments
      .filter((one) => one.level === level && one.targetId === target && one.validFrom <= day)
      .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
    if (latest) return latest.calendarId;
  }
  return null;
}

/** The days of a gazetted year: each holiday, and the day observed for one on a Sunday. */
export function gazettedDays(year: number, series: HolidaySeries): HolidayRow[] {
  return publicHolidays(year, series).flatMap(({ date, name, observed }) => [
    { date, name, kind: "public" as const, half: null, substituteFor: null },
    ...(observed === date ? [] : [{ date: observed, name, kind: "public" as const, half: null, substituteFor: date }]),
  ]);
}
