/** The holidays of a company's people in a period: of the calendar assigned to each on the day, or the gazetted ones. */
import { and, eq, gte, lte } from "drizzle-orm";
import { calendarOn } from "#src/domain/leave/shared/calendars.ts";
import type { GridHoliday } from "#src/domain/shared/day-grid.ts";
import { yearOf } from "#src/domain/shared/calendar.ts";
import { publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import type { HolidaySeries } from "#src/domain/statutory/rates/holidays.ts";
import type { Transaction } from "../../database/transaction.ts";
import { activeAssignments } from "../holidays.ts";
import { holidays } from "../tables/holidays.ts";

export interface Place {
  readonly employeeId: string;
  readonly locationId: string | null;
}

function gazetted(series: HolidaySeries, from: string, to: string): GridHoliday[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  const days = years
    .flatMap((year) => publicHolidays(year, series))
    .flatMap(({ date, observed }) => [...new Set([date, observed])]);
  return [...new Set(days)].filter((date) => date >= from && date <= to).map((date) => ({ date }));
}

export async function holidaysOfPeople(
  tx: Transaction,
  companyId: string,
  { from, to }: { readonly from: string; readonly to: string },
  series: HolidaySeries,
): Promise<(place: Place) => readonly GridHoliday[]> {
  const assignments = await activeAssignments(tx, companyId);
  if (assignments.length === 0) {
    const days = gazetted(series, from, to);
    return () => days;
  }
  const rows = await tx
    .select({ calendarId: holidays.calendarId, date: holidays.date, half: holidays.half })
    .from(holidays)
    .where(
      and(
        eq(holidays.companyId, companyId),
        eq(holidays.status, "active"),
        gte(holidays.date, from),
        lte(holidays.date, to),
      ),
    );
  return (place) => rows.filter(({ date, calendarId }) => calendarOn(assignments, place, date) === calendarId);
}
