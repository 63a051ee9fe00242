/** Timesheets: a week of an employee, with the minutes spent on projects. */
import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timesheetStates } from "#src/domain/attendance/shared/vocabulary.ts";
import { projects } from "../../company/tables/projects.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const timesheets = employeeTable(
  "timesheets",
  {
    /** A Monday. */
    weekStart: date().notNull(),
    status: text({ enum: timesheetStates }).notNull(),
    submittedAt: instant(),
    decidedBy: uuid(),
    decidedAt: instant(),
    comment: text(),
  },
  (table) => [
    uniqueIndex("timesheets_week").on(table.tenantId, table.employeeId, table.weekStart),
    index("timesheets_list").on(table.tenantId, table.companyId, table.weekStart),
    check("timesheets_monday", sql`extract(isodow from ${table.weekStart}) = 1`),
  ],
);

export const timesheetEntries = companyTable(
  "timesheet_entries",
  {
    timesheetId: uuid().notNull(),
    date: date().notNull(),
    projectId: uuid().notNull(),
    activity: text(),
    minutes: integer().notNull(),
    billable: boolean().notNull(),
    note: text(),
  },
  (table) => [
    index("timesheet_entries_sheet").on(table.tenantId, table.timesheetId),
    index("timesheet_entries_project").on(table.tenantId, table.projectId, table.date),
    foreignKey({
      name: "timesheet_entries_timesheet",
      columns: [table.tenantId, table.timesheetId],
      foreignColumns: [timesheets.tenantId, timesheets.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "timesheet_entries_project_id",
      columns: [table.tenantId, table.projectId],
      foreignColumns: [projects.tenantId, projects.id],
    }),
    check("timesheet_entries_minutes", sql`${table.minutes} between 1 and 1440`),
  ],
);
