/** Attendance logs: a day of an employee, computed from plan and punches. Days of a locked period do not change. */
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { dayKinds, type LogFlag, logStates, logStatuses } from "#src/domain/attendance/shared/vocabulary.ts";
import { shifts } from "../../company/tables/shifts.ts";
import { employees } from "../../people/tables/employees.ts";
import { instant, ownTenant } from "../../shared/tables/policies.ts";

export const attendanceLogs = pgTable(
  "attendance_logs",
  {
    id: uuid().notNull().defaultRandom(),
    tenantId: uuid().notNull(),
    companyId: uuid().notNull(),
    employeeId: uuid().notNull(),
    date: date().notNull(),
    tz: text().notNull(),
    shiftId: uuid(),
    dayKind: text({ enum: dayKinds }).notNull(),
    /** Half of the day, or all of it, that is leave. */
    leave: text({ enum: ["am", "pm", "day"] }),
    status: text({ enum: logStatuses }).notNull(),
    state: text({ enum: logStates }).notNull(),
    firstIn: instant(),
    lastOut: instant(),
    workedMin: integer().notNull(),
    breakMin: integer().notNull(),
    lateMin: integer().notNull(),
    earlyMin: integer().notNull(),
    overtimeMin: integer().notNull(),
    /** Null until someone has decided. */
    approvedOvertimeMin: integer(),
    flags: jsonb().$type<LogFlag[]>().notNull(),
    /** The approved request that took the place of the punches. */
    correctionId: uuid(),
    note: text(),
    computedAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex("attendance_logs_day").on(table.tenantId, table.employeeId, table.date),
    index("attendance_logs_list").on(table.tenantId, table.companyId, table.date),
    index("attendance_logs_states").on(table.tenantId, table.companyId, table.state, table.date),
    foreignKey({
      name: "attendance_logs_employee",
      columns: [table.tenantId, table.employeeId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "attendance_logs_shift",
      columns: [table.tenantId, table.shiftId],
      foreignColumns: [shifts.tenantId, shifts.id],
    }),
    check(
      "attendance_logs_minutes",
      sql`least(${table.workedMin}, ${table.breakMin}, ${table.lateMin}, ${table.earlyMin}, ${table.overtimeMin}) >= 0`,
    ),
    check(
      "attendance_logs_approved",
      sql`${table.approvedOvertimeMin} between 0 and ${table.overtimeMin} and (${table.state} = 'approved') = (${table.decidedAt} is not null)`,
    ),
    ownTenant(table.tenantId),
  ],
);
