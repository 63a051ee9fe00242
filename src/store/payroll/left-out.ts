/** People whom a pay run leaves out, because another run of the period pays them. */
import { sql } from "drizzle-orm";
import type { RunState } from "#src/domain/payroll/run-words.ts";
import type { Transaction } from "../database/transaction.ts";
import { type Page, type Paging, pageOf } from "../shared/list-query.ts";
import { chosenBy, inGroupsOf, paidElsewhere, type PaidDays, type RunPeople } from "./run-people.ts";
import { uuids } from "./uuids.ts";

export interface LeftOut extends Record<string, unknown> {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly payslipId: string;
  readonly payRunId: string;
  readonly payRun: string;
}

export interface PayingRun extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly status: RunState;
  readonly people: number;
}

/** Of a run that names nobody: one that does leaves nobody out. */
export async function leftOutPage(
  tx: Transaction,
  run: RunPeople,
  period: PaidDays,
  paging: Paging,
): Promise<Page<LeftOut> & { runs: PayingRun[] }> {
  const own = sql`exists (select from payslips own where own.tenant_id = employees.tenant_id and own.run_id = ${run.id}::uuid and own.employee_id = employees.id)`;
  // Someone may have a payslip in two runs, one of them with a blocker: the one that has paid counts.
  const all = sql`from employees join persons on persons.tenant_id = employees.tenant_id and persons.id = employees.person_id
    cross join lateral (select other.id, other.run_id from payslips other where ${paidElsewhere(run)}
      order by other.state in ('final', 'published') desc, other.created_at, other.id limit 1) paid
    join pay_runs paying on paying.tenant_id = employees.tenant_id and paying.id = paid.run_id
    where ${await chosenBy(tx, run, period)} and not ${own}`;
  const { rows: found } = await tx.execute<{ id: string }>(sql`select employees.id ${all}`);
  const ids = await inGroupsOf(
    tx,
    run,
    period,
    found.map(({ id }) => id),
  );
  const these = sql`${all} and employees.id = any(${uuids(ids)})`;
  const page = await pageOf(
    paging,
    async () => ids.length,
    async (limit, offset) =>
      (
        await tx.execute<LeftOut>(sql`
          select employees.id as "employeeId", employees.employee_no as "employeeNo", persons.full_name as "fullName",
            paid.id as "payslipId", paying.id as "payRunId", paying.name as "payRun" ${these}
          order by persons.full_name collate "und-x-icu", employees.id limit ${limit} offset ${offset}`)
      ).rows,
  );
  if (ids.length === 0) return { ...page, runs: [] };
  const { rows: runs } = await tx.execute<PayingRun>(sql`
    select paying.id, paying.name, paying.status, count(*)::int as people ${these}
    group by paying.id, paying.name, paying.status order by 4 desc, 2, 1`);
  return { ...page, runs };
}
