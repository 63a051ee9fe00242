/** Attendance periods of a company: once one is locked, the database refuses changes to its days. */
import { sql } from "drizzle-orm";
import { check, date, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const attendancePeriods = companyTable(
  "attendance_periods",
  {
    name: text().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    status: text({ enum: ["open", "locked"] }).notNull(),
    lockedAt: instant(),
    lockedBy: uuid(),
    /** Since when its punches are in a file outside the database. */
    punchesArchivedAt: instant(),
  },
  (table) => [
    uniqueIndex("attendance_periods_start").on(table.tenantId, table.companyId, table.startDate),
    uniqueIndex("attendance_periods_name").on(
      table.tenantId,
      table.companyId,
      sql`lower(${table.name} collate "und-x-icu")`,
    ),
    check("attendance_periods_days", sql`${table.endDate} >= ${table.startDate}`),
    check("attendance_periods_lock", sql`(${table.status} = 'locked') = (${table.lockedAt} is not null)`),
    check("attendance_periods_archive", sql`${table.status} = 'locked' or ${table.punchesArchivedAt} is null`),
  ],
);

/** A range of days to compute again, by the job that does it. */
export const attendanceRecalculations = companyTable("attendance_recalculations", {
  startDate: date().notNull(),
  endDate: date().notNull(),
  employeeId: uuid(),
  /** Days whose log changed; null until it is done. */
  changedCount: integer(),
});
