/** Which holiday calendar applies to an employee on a day. */
import { type HolidayLevel, holidayLevels } from "./vocabulary.ts";

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
