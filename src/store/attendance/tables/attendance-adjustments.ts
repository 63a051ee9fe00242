/** Adjustments: what became known of a day after its period was locked. Payroll pays them in its next run. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { adjustmentSources, adjustmentStates, logStatuses } from "#src/domain/attendance/shared/vocabulary.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";
import { attendancePeriods } from "./attendance-periods.ts";

export const attendanceAdjustments = employeeTable(
  "attendance_adjustments",
  {
    date: date().notNull(),
    /** The locked period of the day. */
    periodId: uuid().notNull(),
    source: text({ enum: adjustmentSources }).notNull(),
    /** Minutes to add to what was locked; negative to take them off. */
    workedMin: integer().notNull(),
    overtimeMin: integer().notNull(),
    /** Of the day as it was locked, and as it is known now; null if only minutes change. */
    statusBefore: text({ enum: logStatuses }),
    statusAfter: text({ enum: logStatuses }),
    reason: text(),
    status: text({ enum: adjustmentStates }).notNull(),
    /** When a run took it, or when someone dismissed it. */
    closedAt: instant(),
    closedBy: uuid(),
    comment: text(),
    /** The payslip that paid it. */
    payslipId: uuid(),
  },
  (table) => [
    uniqueIndex("attendance_adjustments_computed")
      .on(table.tenantId, table.employeeId, table.date)
      .where(sql`${table.status} = 'open' and ${table.source} = 'computed'`),
    index("attendance_adjustments_list").on(table.tenantId, table.companyId, table.date),
    foreignKey({
      name: "attendance_adjustments_period",
      columns: [table.tenantId, table.periodId],
      foreignColumns: [attendancePeriods.tenantId, attendancePeriods.id],
    }),
    index("attendance_adjustments_payslip")
      .on(table.tenantId, table.payslipId)
      .where(sql`${table.payslipId} is not null`),
    check("attendance_adjustments_paid", sql`${table.payslipId} is null or ${table.status} = 'settled'`),
    check("attendance_adjustments_closed", sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
  ],
);
