/** The holidays that apply to an employee. */
import { publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import { yearOf } from "#src/domain/shared/calendar.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

export interface NamedHoliday {
  readonly date: string;
  readonly half: "am" | "pm" | null;
  readonly name: string;
}

export async function holidaysFor(
  ctx: HrmsContext,
  { from, to }: { companyId: string; employeeId: string | null; from: string; to: string },
): Promise<NamedHoliday[]> {
  const { holidays } = await ratesOf(ctx);
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  return years
    .flatMap((year) => publicHolidays(year, holidays))
    .flatMap(({ date, observed, name }) =>
      [...new Set([date, observed])].map((day) => ({ date: day, half: null, name })),
    )
    .filter(({ date }) => date >= from && date <= to);
}
