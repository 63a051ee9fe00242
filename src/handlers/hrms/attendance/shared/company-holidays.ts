/** The holidays of a company without regard to a person: of its own calendar, else the gazetted days. */
import { calendarOn } from "#src/domain/leave/shared/holiday-calendar.ts";
import { observedHolidays, type PlanFacts } from "#src/domain/attendance/shared/plan.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

export async function companyHolidays(
  ctx: HrmsContext,
  { calendars }: PlanFacts,
  from: string,
  to: string,
): Promise<{ date: string; name: string }[]> {
  if (!calendars || calendars.assignments.length === 0) {
    const { holidays } = await ratesOf(ctx);
    return observedHolidays(holidays, from, to).flatMap(({ observed, name }) =>
      from <= observed && observed <= to ? [{ date: observed, name }] : [],
    );
  }
  const found: { date: string; name: string }[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const calendarId = calendarOn(calendars.assignments, { employeeId: "", locationId: null }, date);
    const holiday = calendarId === null ? undefined : calendars.days.get(`${calendarId} ${date}`);
    if (holiday) found.push({ date, name: holiday.name });
  }
  return found;
}
