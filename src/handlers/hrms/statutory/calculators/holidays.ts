/** The public holidays a rule counts around: those that were sent, else all that are known. */
import { holidayDates } from "#src/domain/statutory/leave/holidays.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";

/** A year and the next one, as far as they have been announced. */
export function holidaysAround(year: number, { holidays }: RateBook, given?: readonly string[] | null): Set<string> {
  if (given != null) return new Set(given);
  const announced = holidays.rows.map(({ from }) => Number(from.slice(0, 4)));
  return holidayDates(
    announced.filter((each) => each === year || each === year + 1),
    holidays,
  );
}
