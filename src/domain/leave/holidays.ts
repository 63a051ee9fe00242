/** What a gazetted year adds to a calendar of holidays. */
import { publicHolidays } from "../statutory/leave/holidays.ts";
import type { HolidaySeries } from "../statutory/rates/holidays.ts";
import type { HolidayRow } from "./shared/holiday-file.ts";

/** The days of a gazetted year: each holiday, and the day observed for one on a Sunday. */
export function gazettedDays(year: number, series: HolidaySeries): HolidayRow[] {
  return publicHolidays(year, series).flatMap(({ date, name, observed }) => [
    { date, name, kind: "public" as const, half: null, substituteFor: null },
    ...(observed === date ? [] : [{ date: observed, name, kind: "public" as const, half: null, substituteFor: date }]),
  ]);
}
