/** Files of locked pay runs: who made which, from what choices, and the hash of its bytes. Rows do not change. */
import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, integer, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { companyTable } from "../../shared/tables/company-table.ts";
import { payRuns } from "./pay-runs.ts";

export const payRunFiles = companyTable(
  "pay_run_files",
  {
    runId: uuid().notNull(),
    kind: text({ enum: ["bank", "ezpay", "reconciliation", "journal", "register", "payslips"] }).notNull(),
    format: text().notNull(),
    fileName: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    people: integer().notNull(),
    total: bigint({ mode: "number" }),
    leftOut: jsonb().$type<string[]>().notNull().default([]),
    /** What the caller chose, from which it is made again. */
    choices: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Counts the files of the company and kind on a day. */
    number: integer().notNull(),
  },
  (table) => [
    index("pay_run_files_list").on(table.tenantId, table.runId, table.createdAt),
    foreignKey({
      name: "pay_run_files_run",
      columns: [table.tenantId, table.runId],
      foreignColumns: [payRuns.tenantId, payRuns.id],
    }),
    check(
      "pay_run_files_kind",
      sql`${table.kind} in ('bank', 'ezpay', 'reconciliation', 'journal', 'register', 'payslips')`,
    ),
  ],
);
