/** The holidays that apply to an employee: of the calendar assigned to them, their location or the company. */
import { publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import { calendarOn } from "#src/domain/leave/shared/calendars.ts";
import { yearOf } from "#src/domain/shared/calendar.ts";
import { activeAssignments, holidaysOf } from "#src/store/leave/holidays.ts";
import { employmentFacts } from "#src/store/people/shared/employment-facts.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

export interface NamedHoliday {
  readonly date: string;
  readonly half: "am" | "pm" | null;
  readonly name: string;
}

interface Period {
  readonly companyId: string;
  readonly employeeId: string | null;
  readonly from: string;
  readonly to: string;
}

/** The gazetted days, for a company without a calendar of its own. */
async function gazetted(ctx: HrmsContext, { from, to }: Period): Promise<NamedHoliday[]> {
  const { holidays } = await ratesOf(ctx);
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  return years
    .flatMap((year) => publicHolidays(year, holidays))
    .flatMap(({ date, observed, name }) =>
      [...new Set([date, observed])].map((day) => ({ date: day, half: null, name })),
    )
    .filter(({ date }) => date >= from && date <= to);
}

export async function holidaysFor(ctx: HrmsContext, period: Period): Promise<NamedHoliday[]> {
  const { companyId, employeeId, from, to } = period;
  const assignments = await activeAssignments(ctx.db, companyId);
  if (assignments.length === 0) return gazetted(ctx, period);
  const [facts] = employeeId === null ? [] : await employmentFacts(ctx.db, companyId, from, [employeeId]);
  const place = { employeeId: employeeId ?? "", locationId: facts?.locationId ?? null };
  const found = await holidaysOf(
    ctx.db,
    companyId,
    [...new Set(assignments.map(({ calendarId }) => calendarId))],
    [from, to],
  );
  // The assignment may change within the period, so each day asks for its own calendar.
  return found.filter(({ date, calendarId }) => calendarOn(assignments, place, date) === calendarId);
}
