/**
 * The public holidays of a year; for a holiday on a Sunday, the next day that is not a holiday is observed. A year that has not been
 * announced repeats the days of the last one before it, and the step says so: fixed days are right, movable ones are not.
 */
import { addDays, weekday } from "../../shared/calendar.ts";
import { code, count, date, type Ladder } from "../explanation.ts";
import type { GazettedHoliday, HolidaySeries } from "../rates/holidays.ts";
import { RuleError } from "../../shared/rule-error.ts";

interface PublicHoliday extends GazettedHoliday {
  /** The observed day: the date itself, or its substitute for a Sunday. */
  readonly observed: string;
}

export function publicHolidays(year: number, series: HolidaySeries, ladder?: Ladder): PublicHoliday[] {
  const row = series.rows.findLast(({ from }) => from <= `${year}-12-31`);
  if (row === undefined)
    throw new RuleError("before-first-rate", series.name, {
      date: `${year}-01-01`,
      first: series.rows[0]?.from ?? "",
    });
  const { from, source, certainty, given } = row;
  const announced = Number(from.slice(0, 4));
  const days = announced === year ? row.value : repeated(row.value, year);
  ladder?.push({
    rule: "holiday.gazetted",
    inputs: { year: code(String(year)) },
    row: {
      series: series.name,
      from,
      source,
      certainty,
      ...(given && { given }),
      ...(announced !== year && { announcedUpTo: `${announced}-12-31` }),
    },
    result: count(days.length),
  });
  const taken = new Set(days.map((holiday) => holiday.date));
  return days.map((holiday) => {
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

/** The days of another year on the same dates, without those gazetted once. */
function repeated(days: readonly GazettedHoliday[], year: number): GazettedHoliday[] {
  return days
    .filter(({ oneOff }) => oneOff !== true)
    .map(({ date: day, name }) => ({ date: `${year}${day.slice(4).replace("-02-29", "-02-28")}`, name }));
}

/** The year whose days apply: the year itself or, if it has not been announced, the last one before it. */
export const announcedHolidayYear = (year: number, { rows }: HolidaySeries): number =>
  Number(rows.findLast(({ from }) => from <= `${year}-12-31`)?.from.slice(0, 4));

/** The last year whose holidays have been announced. */
export const lastHolidayYear = ({ rows }: HolidaySeries): number => Number(rows.at(-1)?.from.slice(0, 4));

/** All public holidays, including Sundays and their substitutes. */
export function holidayDates(years: readonly number[], series: HolidaySeries, ladder?: Ladder): Set<string> {
  return new Set(
    years.flatMap((year) => publicHolidays(year, series, ladder).flatMap(({ date, observed }) => [date, observed])),
  );
}
