/** The public holidays of a year; for a holiday on a Sunday, the next day that is not a holiday is observed. */
import { addDays, weekday } from "../../shared/calendar.ts";
import { code, count, date, type Ladder } from "../explanation.ts";
import type { GazettedHoliday, HolidaySeries } from "../rates/holidays.ts";
import { RuleError } from "../../shared/rule-error.ts";

interface PublicHoliday extends GazettedHoliday {
  /** The observed day: the date itself, or its substitute for a Sunday. */
  readonly observed: string;
}

export function publicHolidays(year: number, series: HolidaySeries, ladder?: Ladder): PublicHoliday[] {
  const row = series.rows.find(({ from }) => from === `${year}-01-01`);
  if (row === undefined)
    throw new RuleError("holidays-not-announced", "year", { year, announcedUpTo: series.announcedUpTo });
  const { from, source, certainty, given } = row;
  ladder?.push({
    rule: "holiday.gazetted",
    inputs: { year: code(String(year)) },
    row: { series: series.name, from, source, certainty, ...(given && { given }) },
    result: count(row.value.length),
  });
  const taken = new Set(row.value.map((holiday) => holiday.date));
  return row.value.map((holiday) => {
    let observed = holiday.date;
    while (weekday(holiday.date) === 0 && taken.has(observed)) observed = addDays(observed, 1);
    taken.add(observed);
    if (observed !== holiday.date) {
      ladder?.push({
        rule: "holiday.observed",
        inputs: { date: date(holiday.date) },
        source: "holidays-act",
        result: date(observed),
      });
    }
    return { ...holiday, observed };
  });
}

/** All public holidays, including Sundays and their substitutes. */
export function holidayDates(years: readonly number[], series: HolidaySeries): Set<string> {
  return new Set(
    years.flatMap((year) => publicHolidays(year, series).flatMap(({ date, observed }) => [date, observed])),
  );
}
