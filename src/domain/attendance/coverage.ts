/** Coverage: how many people each shift has on a day, compared with how many it needs. */
import { type WeekDay, weekDays } from "../company/shared/company-settings.ts";
import { addDays, weekday } from "../shared/calendar.ts";

export interface Need {
  readonly id: string;
  readonly name: string;
  readonly shiftId: string;
  readonly locationId: string | null;
  readonly weekdays: readonly WeekDay[];
  readonly people: number;
}

export interface PlannedCount {
  readonly date: string;
  readonly shiftId: string;
  readonly locationId: string | null;
  readonly people: number;
}

export interface Coverage {
  readonly needId: string;
  readonly name: string;
  readonly shiftId: string;
  readonly date: string;
  readonly need: number;
  readonly planned: number;
}

/** A row for each need and each of its days. */
export function coverageOf(
  needs: readonly Need[],
  planned: readonly PlannedCount[],
  from: string,
  to: string,
): Coverage[] {
  const rows: Coverage[] = [];
  for (const { id, name, shiftId, locationId, weekdays, people } of needs)
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const day = weekDays[(weekday(date) + 6) % 7];
      if (day === undefined || !weekdays.includes(day)) continue;
      const count = planned
        .filter((one) => one.date === date && one.shiftId === shiftId)
        .filter((one) => locationId === null || one.locationId === locationId)
        .reduce((sum, one) => sum + one.people, 0);
      rows.push({ needId: id, name, shiftId, date, need: people, planned: count });
    }
  return rows;
}
