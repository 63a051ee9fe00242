/** Confirmations that a company has decided by its approval chain. */
import { sql } from "drizzle-orm";
import { date, text, uniqueIndex } from "drizzle-orm/pg-core";
import { confirmationStates } from "#src/domain/people/shared/records.ts";
import { employeeTable } from "./employee-table.ts";

export const confirmations = employeeTable(
  "confirmations",
  {
    confirmedOn: date().notNull(),
    note: text(),
    status: text({ enum: confirmationStates }).notNull(),
  },
  (table) => [
    uniqueIndex("confirmations_open")
      .on(table.tenantId, table.employeeId)
      .where(sql`${table.status} = 'requested'`),
  ],
);
