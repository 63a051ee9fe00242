/** Whom a pay run pays. */
import { type SQL, sql } from "drizzle-orm";
import type { PeriodFact } from "#src/domain/payroll/build-input.ts";
import type { RunKind } from "#src/domain/payroll/run-words.ts";
import { settingsOf } from "../company/shared/company-settings.ts";
import type { Transaction } from "../database/transaction.ts";
import { employmentFacts } from "../people/shared/employment-facts.ts";
import { uuids } from "./uuids.ts";

export interface RunPeople {
  /** Null for a run that does not exist yet. */
  readonly id: string | null;
  readonly companyId: string;
  readonly periodId: string;
  readonly kind: RunKind;
  readonly departmentIds: readonly string[];
  readonly employeeGroupIds: readonly string[];
  readonly employeeIds: readonly string[];
}

export type PaidDays = Pick<PeriodFact, "startDate" | "endDate" | "frequency">;

/** Which employees it may pay: employed in the period, paid by its frequency, and of its departments and people. */
export async function chosenBy(tx: Transaction, run: RunPeople, period: PaidDays): Promise<SQL> {
  const { startDate, endDate, frequency } = period;
  const { companyId, departmentIds, employeeIds, kind } = run;
  const { settings } = await settingsOf(tx, companyId);
  const until = sql`least(employees.last_day, ${endDate}::date)`;
  return sql`employees.company_id = ${companyId} and employees.status <> 'offered'
      and employees.start_date <= ${endDate}::date
      and ${
        kind === "final"
          ? sql`employees.last_day between ${startDate}::date and ${endDate}::date`
          : sql`(employees.last_day is null or employees.last_day >= ${startDate}::date)`
      }
      and coalesce((select terms.pay_frequency from employee_pay_terms terms where terms.tenant_id = employees.tenant_id and terms.employee_id = employees.id
        order by terms.effective_from <= ${until} desc, abs(terms.effective_from - ${until}) limit 1), ${settings.payFrequency}) = ${frequency}
      ${employeeIds.length > 0 ? sql`and employees.id = any(${uuids(employeeIds)})` : sql``}
      ${
        departmentIds.length > 0
          ? sql`and (select job.department_id from employee_jobs job where job.tenant_id = employees.tenant_id and job.employee_id = employees.id
              order by job.effective_from <= ${until} desc, abs(job.effective_from - ${until}) limit 1) in (
              with recursive tree as (select unnest(${uuids(departmentIds)}) as id union select unit.id from departments unit join tree on unit.parent_id = tree.id) select id from tree)`
          : sql``
      }`;
}

/** Those of them who are in its groups at the end of the period. */
export async function inGroupsOf(
  tx: Transaction,
  { companyId, employeeGroupIds }: RunPeople,
  { endDate }: PaidDays,
  ids: readonly string[],
): Promise<string[]> {
  if (employeeGroupIds.length === 0 || ids.length === 0) return [...ids];
  const facts = await employmentFacts(tx, companyId, endDate, ids);
  const members = new Set(
    facts
      .filter((one) => one.employeeGroupIds.some((id) => employeeGroupIds.includes(id)))
      .map(({ employeeId }) => employeeId),
  );
  return ids.filter((id) => members.has(id));
}

/** Only regular pay is paid once a period, and people who are named get a blocker instead. */
const leavesOut = ({ kind, employeeIds }: RunPeople): boolean =>
  employeeIds.length === 0 && (kind === "regular" || kind === "final");

/** Payslips `other` of an employee for which a run that leaves people out does so. */
export function paidElsewhere({ id, periodId, departmentIds, employeeGroupIds }: RunPeople): SQL {
  const chosen = departmentIds.length + employeeGroupIds.length > 0;
  return sql`other.tenant_id = employees.tenant_id and other.employee_id = employees.id and other.period_id = ${periodId}
    and other.run_id is distinct from ${id}::uuid and other.kind in ('regular', 'final')
    and ${chosen ? sql`other.state in ('draft', 'failed')` : sql`other.state not in ('excluded', 'reversed')`}
    and not (other.state = 'failed' and other.blockers @> '[{"code":"already-paid"}]')`;
}

/**
 * Employees in the order of their ids. People whom another run of the period pays are left out unless the run names them, or
 * chooses them by department or group and the other run is locked: then a blocker says that they have been paid.
 */
export async function peopleOfRun(tx: Transaction, run: RunPeople, period: PaidDays): Promise<string[]> {
  if (run.kind === "correction") return correctedPeople(tx, run);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select employees.id from employees where ${await chosenBy(tx, run, period)}
      ${leavesOut(run) ? sql`and not exists (select from payslips other where ${paidElsewhere(run)})` : sql``}
    order by employees.id`);
  return inGroupsOf(
    tx,
    run,
    period,
    rows.map(({ id }) => id),
  );
}

/** Those whose payslips were reversed for it. */
async function correctedPeople(tx: Transaction, { id }: RunPeople): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select employee_id as id from payslips where run_id = ${id} order by employee_id`,
  );
  return rows.map((row) => row.id);
}
