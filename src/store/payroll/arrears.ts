/** Pay terms that were changed after payslips had been paid by them: the difference is paid with the next run. */
import { sql } from "drizzle-orm";
import { arrearsCode, arrearsOf } from "#src/domain/payroll/arrears.ts";
import { type EmploymentFact, gridRange, termsOf } from "#src/domain/payroll/build-input.ts";
import type { AssignedItem } from "#src/domain/payroll/pay-item.ts";
import { readSnapshot } from "#src/domain/payroll/snapshot.ts";
import type { Transaction } from "../database/transaction.ts";
import type { PaidRun, RunContext } from "./run-context.ts";
import { uuids } from "./uuids.ts";

interface PaidRow extends Record<string, unknown> {
  readonly id: string;
  readonly employeeId: string;
  readonly period: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly month: string;
  readonly payDate: string;
  readonly frequency: RunContext["period"]["frequency"];
  readonly gross: number;
  readonly input: string;
  readonly paid: number;
}

export interface Late {
  readonly items: AssignedItem[];
  /** Names of the periods, by payslip. */
  readonly periods: Map<string, string>;
}

export async function arrearsOfPeople(
  tx: Transaction,
  { run, period, book, weeklyMinutes, workDays }: RunContext<PaidRun>,
  people: readonly EmploymentFact[],
): Promise<Map<string, Late>> {
  const { rows } = await tx.execute<PaidRow>(sql`
    select slip.id, slip.employee_id as "employeeId", period.name as period, period.start_date::text as "startDate", period.end_date::text as "endDate",
      period.month, period.pay_date::text as "payDate", period.frequency, slip.gross::float8 as gross, slip.input,
      coalesce((select sum(line.amount) from payslip_lines line join payslips payer on payer.tenant_id = line.tenant_id and payer.id = line.payslip_id
        where line.tenant_id = slip.tenant_id and line.source_id = slip.id and line.code = ${arrearsCode} and payer.run_id <> ${run.id}
          and payer.state not in ('excluded', 'reversed')), 0)::float8 as paid
    from payslips slip join pay_periods period on period.tenant_id = slip.tenant_id and period.id = slip.period_id
    where slip.employee_id = any(${uuids(people.map(({ employeeId }) => employeeId))}) and slip.state in ('final', 'published')
      and slip.kind in ('regular', 'final') and period.end_date < ${period.endDate}::date and period.end_date >= ${period.endDate}::date - 400
      and slip.input is not null and exists (select from employee_pay_terms terms where terms.tenant_id = slip.tenant_id and terms.employee_id = slip.employee_id
        and terms.updated_at > slip.calculated_at and terms.effective_from <= period.end_date)
    order by period.start_date, slip.id`);
  const facts = new Map(people.map((fact) => [fact.employeeId, fact]));
  const found = new Map<string, Late>();
  for (const { id, employeeId, gross, paid, input: text, ...then } of rows) {
    const fact = facts.get(employeeId);
    if (!fact) continue;
    const input = readSnapshot(text);
    const terms = termsOf(fact, gridRange(then), { weeklyMinutes, workDays });
    const item = arrearsOf({ id, input, gross, paid }, terms, book);
    if (!item) continue;
    const late = found.get(employeeId) ?? { items: [], periods: new Map<string, string>() };
    late.items.push(item);
    late.periods.set(id, then.period);
    found.set(employeeId, late);
  }
  return found;
}
