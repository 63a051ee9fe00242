/** Payslips as files and documents need them: many at once, with their people, period and lines. */
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { countingSlips } from "#src/domain/payroll/run-words.ts";
import { departments } from "../company/tables/departments.ts";
import { designations } from "../company/tables/designations.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { payPeriods } from "./tables/pay-runs.ts";
import { payslipLines, payslips } from "./tables/payslips.ts";
import { uuids } from "./uuids.ts";

/** Companies that bear a payslip, if the person works for several. */
export const bearingCompanies = sql<{ companyId: string; company: string; share: number }[] | null>`(
  select jsonb_agg(jsonb_build_object('companyId', given.share -> 'companyId', 'company', bearing.name, 'share', given.share -> 'share') order by position)
  from jsonb_array_elements(${payslips.companyShares}) with ordinality as given (share, position)
    join companies bearing on bearing.tenant_id = ${payslips.tenantId} and bearing.id = (given.share ->> 'companyId')::uuid)`;

const fields = {
  slip: payslips,
  employeeNo: employees.employeeNo,
  startDate: employees.startDate,
  lastDay: employees.lastDay,
  fullName: persons.fullName,
  idLast4: persons.idLast4,
  idNoEnc: persons.idNoEnc,
  department: departments.department,
  designation: designations.designation,
  period: payPeriods,
  /** Who bears the cost, if not its department alone: names, and hundredths of a percent. */
  costs: sql<{ department: string | null; project: string | null; pct: number }[] | null>`(
    select jsonb_agg(jsonb_build_object('department', unit.department, 'project', project.name, 'pct', (share ->> 'pct')::int) order by position)
    from jsonb_array_elements(${payslips.costs}) with ordinality as given (share, position)
      left join departments unit on unit.tenant_id = ${payslips.tenantId} and unit.id = (share ->> 'departmentId')::uuid
      left join projects project on project.tenant_id = ${payslips.tenantId} and project.id = (share ->> 'projectId')::uuid)`,
  companies: bearingCompanies,
};

async function slipsWhere(tx: Transaction, where: SQL | undefined) {
  const rows = await tx
    .select(fields)
    .from(payslips)
    .innerJoin(payPeriods, and(eq(payPeriods.tenantId, payslips.tenantId), eq(payPeriods.id, payslips.periodId)))
    .innerJoin(employees, and(eq(employees.tenantId, payslips.tenantId), eq(employees.id, payslips.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, payslips.tenantId), eq(persons.id, payslips.personId)))
    .leftJoin(departments, and(eq(departments.tenantId, payslips.tenantId), eq(departments.id, payslips.departmentId)))
    .leftJoin(
      designations,
      and(eq(designations.tenantId, payslips.tenantId), eq(designations.id, payslips.designationId)),
    )
    .where(where)
    .orderBy(asc(employees.employeeNo), asc(payslips.id));
  const lines = await tx
    .select()
    .from(payslipLines)
    .where(sql`${payslipLines.payslipId} = any(${uuids(rows.map(({ slip }) => slip.id))})`)
    .orderBy(asc(payslipLines.payslipId), asc(payslipLines.position));
  const bySlip = Map.groupBy(lines, ({ payslipId }) => payslipId);
  return rows.map((row) => ({ ...row, lines: bySlip.get(row.slip.id) ?? [] }));
}
export type FiledSlip = Awaited<ReturnType<typeof slipsWhere>>[number];

const counting = inArray(payslips.state, [...countingSlips]);

/** Those of a run that count. */
export const slipsOfRun = (tx: Transaction, runId: string): Promise<FiledSlip[]> =>
  slipsWhere(tx, and(eq(payslips.runId, runId), counting));

/** Those of all locked runs of a CPF month. */
export const slipsOfMonth = (tx: Transaction, companyId: string, month: string): Promise<FiledSlip[]> =>
  slipsWhere(tx, and(eq(payslips.companyId, companyId), eq(payslips.month, month), counting));

export async function filedSlip(tx: Transaction, id: string): Promise<FiledSlip | undefined> {
  return (await slipsWhere(tx, eq(payslips.id, id)))[0];
}

export interface YearSums {
  readonly gross: number;
  readonly deductions: number;
  readonly net: number;
  readonly employeeCpf: number;
  readonly employerCpf: number;
  readonly funds: number;
}

/** The calendar year of each payslip's person with the employer, up to and including it. */
export async function yearSumsOf(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, YearSums>> {
  const { rows } = await tx.execute<{ id: string } & Record<keyof YearSums, number>>(sql`
    select current.id, sum(own.gross)::float8 as gross, sum(own.deductions)::float8 as deductions, sum(own.net)::float8 as net,
      sum(own.cpf_employee)::float8 as "employeeCpf", sum(own.cpf_employer)::float8 as "employerCpf", sum(own.fund_total)::float8 as funds
    from payslips current join pay_periods its on its.tenant_id = current.tenant_id and its.id = current.period_id
      join payslips own on own.tenant_id = current.tenant_id and own.person_id = current.person_id and own.employer = current.employer
        and left(own.month, 4) = left(current.month, 4)
      join pay_periods period on period.tenant_id = own.tenant_id and period.id = own.period_id
    where current.id = any(${uuids(ids)}) and (own.id = current.id
      or (own.state in ('final', 'published') and (period.pay_date, own.calculated_at) < (its.pay_date, current.calculated_at)))
    group by current.id`);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}
