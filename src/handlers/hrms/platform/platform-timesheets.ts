/** Timesheets of all tenants as the platform sees them: figures without names. */
import { invalid } from "#src/contract/problem.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { platformZones } from "#src/store/company/shared/zones.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import { timesheetNumbers } from "#src/store/platform/timesheet-numbers.ts";
import type { HrmsHandlers } from "../context.ts";
import { platformOnlyPlace } from "../shared/records/places.ts";

const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7));

export const platformTimesheetsHandlers = {
  async listPlatformTimesheets({ query = {} }, ctx) {
    const { now } = platformOnlyPlace.author(ctx);
    const thisWeek = mondayOf(localDay(platformZones.tenant, now));
    const { to = thisWeek, from = addDays(mondayOf(to), -21), ...list } = query;
    if (to < from) throw invalid("query/to", "before-start");
    return asAuth(ctx.db, () => timesheetNumbers(ctx.db, list, { from, to }));
  },
} satisfies HrmsHandlers;
