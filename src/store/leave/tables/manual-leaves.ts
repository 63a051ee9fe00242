/** Leave that HR enters: taken, granted, adjusted or encashed. Reversed by its opposite, never changed. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { manualModes } from "#src/domain/leave/manual-leave.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";
import { leaveTypes } from "./leave-types.ts";
import { leaves } from "./leaves.ts";

export const manualLeaves = employeeTable(
  "manual_leaves",
  {
    leaveTypeId: uuid().notNull(),
    mode: text({ enum: manualModes }).notNull(),
    /** Signed minutes of the ledger; negative if they reduce the balance. */
    minutes: integer().notNull(),
    /** The day from which it counts. */
    on: date().notNull(),
    /** Of leave granted: its last day. */
    expiresOn: date(),
    /** Null if work has earned it, which is worded for each reader. */
    reason: text(),
    /** The leave that was taken. */
    leaveId: uuid(),
    /** The day whose work has earned it, once. */
    attendanceLogId: uuid(),
    /** The kind of that day; null before it was kept, when the reason says so in English. */
    earnedDay: text({ enum: ["rest", "holiday"] }),
    status: text({ enum: ["posted", "reversed"] }).notNull(),
    reversedAt: instant(),
    reversedBy: uuid(),
    reverseReason: text(),
  },
  (table) => [
    foreignKey({
      name: "manual_leaves_type",
      columns: [table.tenantId, table.leaveTypeId],
      foreignColumns: [leaveTypes.tenantId, leaveTypes.id],
    }),
    foreignKey({
      name: "manual_leaves_leave",
      columns: [table.tenantId, table.leaveId],
      foreignColumns: [leaves.tenantId, leaves.id],
    }),
    index("manual_leaves_list").on(table.tenantId, table.companyId, table.createdAt),
    uniqueIndex("manual_leaves_earned_once")
      .on(table.tenantId, table.attendanceLogId)
      .where(sql`${table.status} = 'posted'`),
    check("manual_leaves_reason", sql`${table.reason} is not null or ${table.earnedDay} is not null`),
    check("manual_leaves_earned_day", sql`${table.earnedDay} in ('rest', 'holiday')`),
    check("manual_leaves_reversal", sql`(${table.status} = 'reversed') = (${table.reversedAt} is not null)`),
  ],
);
