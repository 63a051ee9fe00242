/** Shift swaps: two employees exchange the days of their rosters, once the colleague agrees and the swap is approved. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { swapStates } from "#src/domain/attendance/shared/vocabulary.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { employees } from "../../people/tables/employees.ts";
import { instant } from "../../shared/tables/policies.ts";

export const shiftSwaps = employeeTable(
  "shift_swaps",
  {
    /** The day the employee gives away. */
    date: date().notNull(),
    colleagueId: uuid().notNull(),
    /** The day of the colleague that the employee takes. */
    colleagueDate: date().notNull(),
    note: text(),
    status: text({ enum: swapStates }).notNull(),
    answeredAt: instant(),
    decidedBy: uuid(),
    decidedAt: instant(),
    comment: text(),
  },
  (table) => [
    uniqueIndex("shift_swaps_open")
      .on(table.tenantId, table.employeeId, table.date)
      .where(sql`${table.status} in ('asked', 'submitted')`),
    index("shift_swaps_list").on(table.tenantId, table.companyId, table.date),
    index("shift_swaps_colleague").on(table.tenantId, table.colleagueId),
    foreignKey({
      name: "shift_swaps_colleague_id",
      columns: [table.tenantId, table.colleagueId],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
    check("shift_swaps_people", sql`${table.employeeId} <> ${table.colleagueId}`),
  ],
);
