/** Holiday calendars of a company, with how many holidays each has and where it applies. */
import { sql } from "drizzle-orm";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { holidayCalendars } from "./tables/holiday-calendars.ts";

const counted = (table: string) => sql<number>`(
  select count(*)::int from ${sql.identifier(table)} own
  where own.tenant_id = ${holidayCalendars.tenantId} and own.calendar_id = ${holidayCalendars.id} and own.status <> 'archived')`;

export const holidayCalendarRecords = companyRecords({
  table: holidayCalendars,
  label: holidayCalendars.name,
  shown: { holidays: counted("holidays"), assignments: counted("holiday_assignments") },
  sortable: sortableColumns(holidayCalendars, "name", "code", "updatedAt"),
  defaultSort: "name",
  searchable: [holidayCalendars.name, holidayCalendars.code, holidayCalendars.description],
  filters: { status: holidayCalendars.status },
});
