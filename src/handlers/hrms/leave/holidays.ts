/** Holidays of a company's calendars, files of them, and what a change affects. */
import type { HolidayInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { calendarOn } from "#src/domain/leave/shared/calendars.ts";
import { holidayCalendar, type HolidayRow } from "#src/domain/leave/shared/holiday-file.ts";
import { holidayCalendarRecords } from "#src/store/leave/holiday-calendars.ts";
import { activeAssignments, holidayRecords } from "#src/store/leave/holidays.ts";
import { workplacesOn } from "#src/store/people/shared/employment-facts.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { checkReference } from "../shared/references.ts";
import { impactOf } from "./shared/holiday-impact.ts";
import { importHolidays } from "./shared/import-holidays.ts";

const holidays = crud({
  subject: "holidays",
  records: holidayRecords,
  nameOf: ({ name, date }) => `${name} ${date}`,
  unique: {
    holidays_date: () =>
      conflict("duplicate", "The calendar has another holiday on this day.", [
        { pointer: "/date", code: "taken", message: "is taken" },
      ]),
  },
  unaudited: ["calendarId"],
  async toFields(body: HolidayInput, ctx, before, companyId) {
    await checkReference("calendarId", body.calendarId, before?.calendarId, (id) =>
      holidayCalendarRecords.find(ctx.db, companyId, id),
    );
    if (body.substituteFor === body.date) throw invalid("/substituteFor", "same-day");
    return cleanFields("holidays", body);
  },
});

async function calendarOf(ctx: HrmsContext, companyId: string, id: string) {
  const calendar = await holidayCalendarRecords.find(ctx.db, companyId, id);
  if (!calendar || calendar.status === "archived") throw invalid("/calendarId", "unknown-reference");
  return calendar;
}

export const holidaysHandlers = {
  ...holidays.handlers,

  async importHolidays({ path: { companyId }, body }, ctx) {
    await companyOf(ctx, companyId);
    const { calendarId, text, dryRun = false } = body;
    await calendarOf(ctx, companyId, calendarId);
    const fieldsOf = (row: HolidayRow) => ({ ...row, calendarId, status: "active" as const });
    return importHolidays(ctx, actorOf(ctx).tenantId, { companyId, calendarId }, text, {
      dryRun,
      add: (row) => holidays.add(ctx, companyId, fieldsOf(row)),
      save: (before, row) => holidays.save(ctx, { scope: companyId, before }, fieldsOf(row)),
    });
  },

  async downloadHolidays({ path: { companyId }, query }, ctx) {
    await companyOf(ctx, companyId);
    const rows = await holidayRecords.all(ctx.db, companyId, { ...query, status: ["active"] });
    return reply(200, holidayCalendar(rows, ctx.now().toISOString()), {
      "Content-Disposition": 'attachment; filename="holidays.ics"',
    });
  },

  async getHolidayImpact({ path: { companyId }, query: { calendarId, date } }, ctx) {
    await companyOf(ctx, companyId);
    if (!(await holidayCalendarRecords.find(ctx.db, companyId, calendarId))) throw notFound();
    const assignments = await activeAssignments(ctx.db, companyId);
    const people = (await workplacesOn(ctx.db, companyId, date)).filter(
      (person) => calendarOn(assignments, person, date) === calendarId,
    );
    const ids = people.map(({ employeeId }) => employeeId);
    return { date, employees: ids.length, items: await impactOf(ctx, companyId, ids, date) };
  },
} satisfies HrmsHandlers;
