/** Which holiday calendar applies to the company, a work location or an employee. */
import type { HolidayAssignmentInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { holidayAssignmentRecords } from "#src/store/leave/holiday-assignments.ts";
import { holidayCalendarRecords } from "#src/store/leave/holiday-calendars.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { employeesOffered } from "#src/store/people/shared/offered.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { checkReference } from "../shared/references.ts";

export const holidayAssignmentsHandlers = crud({
  subject: "holiday-assignments",
  records: holidayAssignmentRecords,
  nameOf: ({ calendar, target }) => (target === null ? calendar : `${calendar} – ${target}`),
  unique: {
    holiday_assignments_once: () =>
      conflict("duplicate", "Another calendar applies there from this day.", [
        { pointer: "/validFrom", code: "taken", message: "is taken" },
      ]),
  },
  unaudited: ["calendarId", "locationId", "employeeId"],
  async toFields(body: HolidayAssignmentInput, ctx, before, companyId) {
    const { calendarId, locationId = null, employeeId = null } = body;
    if (locationId !== null && employeeId !== null) throw invalid("/employeeId", "one-target");
    await checkReference("calendarId", calendarId, before?.calendarId, (id) =>
      holidayCalendarRecords.find(ctx.db, companyId, id),
    );
    if (
      locationId !== null &&
      locationId !== before?.locationId &&
      !(await offeredIn(ctx.db, companyId, "work_locations", [locationId])).has(locationId)
    )
      throw invalid("/locationId", "unknown-reference");
    if (
      employeeId !== null &&
      employeeId !== before?.employeeId &&
      !(await employeesOffered(ctx.db, companyId, [employeeId])).has(employeeId)
    )
      throw invalid("/employeeId", "unknown-reference");
    return cleanFields("holiday-assignments", body);
  },
}).handlers;
