/** Where an employee worked before. */
import { sql } from "drizzle-orm";
import { bigint, check, date, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { employeeTable } from "./employee-table.ts";

export const previousEmployments = employeeTable(
  "previous_employments",
  {
    employer: text().notNull(),
    title: text(),
    from: date().notNull(),
    to: date(),
    /** Cents per month; of the class pay. */
    lastSalary: bigint({ mode: "number" }),
    leavingReason: text(),
    fileId: uuid(),
  },
  (table) => [
    uniqueIndex("previous_employments_once").on(table.tenantId, table.employeeId, table.employer, table.from),
    check("previous_employments_days", sql`${table.to} >= ${table.from}`),
  ],
);
