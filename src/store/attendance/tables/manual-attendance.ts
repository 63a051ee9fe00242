/** Manual attendance: what someone asks to be recorded for a day in place of the punches. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { requestStates } from "#src/domain/attendance/shared/vocabulary.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { files } from "../../shared/tables/files.ts";
import { instant } from "../../shared/tables/policies.ts";

export const manualAttendance = employeeTable(
  "manual_attendance",
  {
    date: date().notNull(),
    inAt: instant().notNull(),
    outAt: instant().notNull(),
    tz: text().notNull(),
    breakMin: integer().notNull(),
    /** Overtime that is claimed with it. */
    overtimeMin: integer().notNull(),
    reason: text().notNull(),
    fileId: uuid(),
    status: text({ enum: requestStates }).notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    comment: text(),
  },
  (table) => [
    uniqueIndex("manual_attendance_open")
      .on(table.tenantId, table.employeeId, table.date)
      .where(sql`${table.status} = 'submitted'`),
    index("manual_attendance_list").on(table.tenantId, table.companyId, table.date),
    foreignKey({
      name: "manual_attendance_file",
      columns: [table.tenantId, table.fileId],
      foreignColumns: [files.tenantId, files.id],
    }),
    check(
      "manual_attendance_times",
      sql`${table.outAt} > ${table.inAt} and ${table.breakMin} >= 0 and ${table.overtimeMin} >= 0`,
    ),
  ],
);
