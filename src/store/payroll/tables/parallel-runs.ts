/** What an earlier payroll system has paid for the period of a run, and which differences someone has accepted. */
import { foreignKey, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OldAmount } from "#src/domain/payroll/old-payslips.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { payRuns } from "./pay-runs.ts";

export interface AcceptedDifference {
  readonly employeeId: string;
  readonly code: string;
  /** Cents: if it changes, it is open again. */
  readonly difference: number;
  readonly reason: string;
  /** The account. */
  readonly by: string;
  readonly at: string;
}

export const parallelRuns = companyTable(
  "parallel_runs",
  {
    runId: uuid().notNull(),
    fileName: text().notNull(),
    amounts: jsonb().$type<OldAmount[]>().notNull(),
    accepted: jsonb().$type<AcceptedDifference[]>().notNull(),
  },
  (table) => [
    uniqueIndex("parallel_runs_of_run").on(table.tenantId, table.runId),
    foreignKey({
      name: "parallel_runs_run",
      columns: [table.tenantId, table.runId],
      foreignColumns: [payRuns.tenantId, payRuns.id],
    }),
  ],
);
