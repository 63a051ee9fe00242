/** Totals of a run from its payslips, and who is still to be calculated. */
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import { payRuns } from "./tables/pay-runs.ts";
import { uuids } from "./uuids.ts";

const totalled = {
  gross: "gross",
  deductions: "deductions",
  net: "net",
  payable: "net - paid_before",
  employerCost: "employer_cost",
  cpfEmployee: "cpf_employee",
  cpfEmployer: "cpf_employer",
  funds: "fund_total",
  sdl: "sdl",
  levy: "levy",
} as const;
export type RunTotals = Record<
  keyof typeof totalled | "people" | "held" | "excluded" | "blockers" | "warnings",
  number
>;

const sums = sql.raw(
  Object.entries(totalled)
    .map(([name, column]) => `coalesce(sum(${column}) filter (where counts), 0)::float8 as "${name}"`)
    .join(", "),
);

export async function totalsOf(tx: Transaction, runId: string): Promise<RunTotals & { inputHash: string }> {
  const { rows } = await tx.execute<RunTotals & { hashes: string | null } & Record<string, unknown>>(sql`
    select ${sums}, count(*) filter (where counts)::int as people, count(*) filter (where held and counts)::int as held,
      count(*) filter (where not counts)::int as excluded, coalesce(sum(blocker_count) filter (where counts), 0)::int as blockers,
      coalesce(sum(warning_count) filter (where counts), 0)::int as warnings,
      string_agg(coalesce(input_hash, ''), ',' order by employee_id) filter (where counts) as hashes
    from (select *, state <> 'excluded' as counts from payslips where run_id = ${runId}) slips`);
  const { hashes, ...totals } = rows[0] as RunTotals & { hashes: string | null };
  return {
    ...totals,
    inputHash: createHash("sha256")
      .update(hashes ?? "")
      .digest("hex"),
  };
}

/** After a change of one of its payslips. */
export async function refreshTotals(tx: Transaction, runId: string): Promise<void> {
  await tx
    .update(payRuns)
    .set(await totalsOf(tx, runId))
    .where(eq(payRuns.id, runId));
}

/** Those of the people whom this calculation has not reached yet. */
export async function pendingPeople(
  tx: Transaction,
  runId: string,
  employeeIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select employee_id as id from payslips where run_id = ${runId} and (calculated_at = ${at}::timestamptz or state = 'excluded')`);
  const done = new Set(rows.map(({ id }) => id));
  return employeeIds.filter((id) => !done.has(id));
}

/** Payslips of people whom the run no longer pays. */
export async function removeOthers(tx: Transaction, runId: string, employeeIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from payslips where run_id = ${runId} and state in ('draft', 'failed', 'excluded') and not employee_id = any(${uuids(employeeIds)})`,
  );
}
