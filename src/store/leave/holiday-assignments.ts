/** Which holiday calendar applies where, with the names of both. */
import { sql } from "drizzle-orm";
import type { HolidayLevel } from "#src/domain/leave/shared/vocabulary.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { holidayAssignments } from "./tables/holiday-assignments.ts";

const calendar = sql<string>`(
  select own.name from holiday_calendars own
  where own.tenant_id = ${holidayAssignments.tenantId} and own.id = ${holidayAssignments.calendarId})`;

const level = sql<HolidayLevel>`(case when ${holidayAssignments.employeeId} is not null then 'employee'
  when ${holidayAssignments.locationId} is not null then 'location' else 'company' end)`;

const target = sql<string | null>`coalesce(
  (select location.name from work_locations location
    where location.tenant_id = ${holidayAssignments.tenantId} and location.id = ${holidayAssignments.locationId}),
  (select person.full_name from employees own join persons person on person.tenant_id = own.tenant_id and person.id = own.person_id
    where own.tenant_id = ${holidayAssignments.tenantId} and own.id = ${holidayAssignments.employeeId}))`;

export const holidayAssignmentRecords = companyRecords({
  table: holidayAssignments,
  // An assignment has no name of its own.
  label: holidayAssignments.status,
  shown: { calendar, level, target },
  sortable: {
    ...sortableColumns(holidayAssignments, "validFrom", "updatedAt"),
    calendar: sql`${calendar} collate "und-x-icu"`,
    target: sql`${target} collate "und-x-icu"`,
  },
  defaultSort: "-validFrom",
  searchable: [calendar, target],
  filters: { status: holidayAssignments.status, calendarId: holidayAssignments.calendarId, level },
});
