/** The public holidays a rule counts around: those that were sent, else those of the rates. */
import { holidayDates, lastHolidayYear } from "#src/domain/statutory/leave/holidays.ts";
import type { Ladder } from "#src/domain/statutory/explanation.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";

/** A year and, as far as it has been announced, the next one. Steps say if the year itself has not been announced. */
export function holidaysAround(
  year: number,
  { holidays }: RateBook,
  given?: readonly string[] | null,
  ladder?: Ladder,
): Set<string> {
  if (given != null) return new Set(given);
  const [first, last] = [Number(holidays.rows[0]?.from.slice(0, 4)), lastHolidayYear(holidays)];
  if (year > last) return holidayDates([year], holidays, ladder);
  return holidayDates(
    [year, year + 1].filter((each) => each >= first && each <= last),
    holidays,
  );
}
