/** Which holiday calendar applies from a day on: to the company, a work location or an employee. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { workLocations } from "../../company/tables/work-locations.ts";
import { employees } from "../../people/tables/employees.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { holidayCalendars } from "./holiday-calendars.ts";

export const holidayAssignments = companyTable(
  "holiday_assignments",
  {
    calendarId: uuid().notNull(),
    /** At most one of the two is set; without one, the calendar applies to the company. */
    locationId: uuid(),
    employeeId: uuid(),
    validFrom: date().notNull(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: "holiday_assignments_calendar",
      columns: [table.tenantId, table.calendarId],
      foreignColumns: [holidayCalendars.tenantId, holidayCalendars.id],
    }),
    foreignKey({
      name: "holiday_assignments_location",
      columns: [table.tenantId, table.locationId],
      foreignColumns: [workLocations.tenantId, workLocations.id],
    }),
    foreignKey({
      name: "holiday_assignments_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    uniqueIndex("holiday_assignments_once").on(
      table.tenantId,
      table.companyId,
      sql`coalesce(${table.locationId}, ${table.employeeId}, ${table.companyId})`,
      table.validFrom,
    ),
    index("holiday_assignments_calendar").on(table.tenantId, table.calendarId),
    check("holiday_assignments_target", sql`num_nonnulls(${table.locationId}, ${table.employeeId}) <= 1`),
    check("holiday_assignments_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
  ],
);
