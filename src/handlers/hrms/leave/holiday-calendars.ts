/** Holiday calendars: copies, and the public holidays of a year. */
import type { HolidayCalendarInput } from "#generated/hrms/schema.ts";
import { notFound } from "#src/contract/problem.ts";
import { gazettedDays } from "#src/domain/leave/holidays.ts";
import { announcedHolidayYear } from "#src/domain/statutory/leave/holidays.ts";
import { sources } from "#src/domain/statutory/rates/sources.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { holidayCalendarRecords } from "#src/store/leave/holiday-calendars.ts";
import { insertHolidays, lockHolidays } from "#src/store/leave/holidays.ts";
import { actorOf, companyOf, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { ratesOf } from "../statutory/shared/rates.ts";

const calendars = crud({
  subject: "holiday-calendars",
  records: holidayCalendarRecords,
  nameOf: ({ name }) => name,
  unique: { holiday_calendars_name: "name", holiday_calendars_code: "code" },
  unaudited: ["holidays", "assignments"],
  toFields: (body: HolidayCalendarInput) => cleanFields("holiday-calendars", body),
});

export const holidayCalendarsHandlers = {
  ...calendars.handlers,

  async cloneHolidayCalendar({ path: { companyId, holidayCalendarId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const source = await holidayCalendarRecords.find(ctx.db, companyId, holidayCalendarId);
    if (!source) throw notFound();
    const days = await lockHolidays(ctx.db, companyId, source.id);
    const fields = { name: body.name.trim(), code: null, description: source.description, status: "active" as const };
    const { id } = await calendars.add(ctx, companyId, fields);
    const kept = days.flatMap(({ status, ...day }) => (status === "archived" ? [] : [{ ...day, status }]));
    await insertHolidays(ctx.db, actorOf(ctx), { companyId, calendarId: id }, kept);
    const made = await holidayCalendarRecords.find(ctx.db, companyId, id);
    if (!made) throw notFound();
    return calendars.answer(201, made, ctx, companyId);
  },

  async addGazettedHolidays({ path: { companyId, holidayCalendarId }, body: { year } }, ctx) {
    await companyOf(ctx, companyId);
    const calendar = await holidayCalendarRecords.find(ctx.db, companyId, holidayCalendarId);
    if (!calendar) throw notFound();
    const { holidays } = await ratesOf(ctx);
    const row = holidays.rows.findLast(({ from }) => from <= `${year}-12-31`);
    const id = row?.source ?? "mom-holidays";
    const source = { id, ...(row?.given ?? sources[id]) };
    // The dates of an earlier year would be wrong for movable holidays.
    if (announcedHolidayYear(year, holidays) !== year) return { added: 0, kept: 0, announced: false, source };
    const known = new Set((await lockHolidays(ctx.db, companyId, calendar.id)).map(({ date }) => date));
    const days = gazettedDays(year, holidays);
    const missing = days.filter(({ date }) => !known.has(date));
    await insertHolidays(ctx.db, actorOf(ctx), { companyId, calendarId: calendar.id }, missing);
    if (missing.length > 0)
      await recordEvent(ctx.db, actorOf(ctx), {
        companyId,
        action: "update",
        subject: "holiday-calendars",
        recordId: calendar.id,
        recordName: calendar.name,
        changes: [{ field: "gazettedYear", before: null, after: year }],
      });
    return { added: missing.length, kept: days.length - missing.length, announced: true, source };
  },
} satisfies HrmsHandlers;
