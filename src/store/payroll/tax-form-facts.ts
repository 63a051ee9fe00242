/** What the forms of a tax filing are drafted from: payslips of the year and records of their people, for many people in one statement each. */
import { sql } from "drizzle-orm";
import type { CpfExcess } from "#src/domain/payroll/files/iras-ir8s.ts";
import type { TaxBox } from "#src/domain/payroll/files/iras-record.ts";
import type { PaidSlip } from "#src/domain/payroll/files/paid-slip.ts";
import type { PayslipLine } from "#src/domain/payroll/payslip.ts";
import type { TaxPersonFacts } from "#src/domain/payroll/tax-person.ts";
import type { Transaction } from "../database/transaction.ts";
import { uuids } from "./uuids.ts";

interface FilingYear {
  readonly companyId: string;
  readonly year: number;
}

/** Payslips of locked runs that have not been reversed. */
export const slipsOfFiling = (filing: FilingYear) => sql`
  slip.company_id = ${filing.companyId} and left(slip.month, 4) = ${String(filing.year)} and slip.state in ('final', 'published')`;

type SlipRow = Record<string, unknown> & {
  readonly id: string;
  readonly personId: string;
  readonly employeeId: string;
  readonly month: string;
  readonly payDate: string;
  readonly cpfExcess: readonly CpfExcess[] | null;
  readonly lines: readonly (Pick<PayslipLine, "code" | "kind" | "amount"> & { readonly taxBox: TaxBox | null })[];
};

export async function slipsOfYear(
  tx: Transaction,
  filing: FilingYear,
  personIds: readonly string[],
): Promise<SlipRow[]> {
  const { rows } = await tx.execute<SlipRow>(sql`
    select slip.id, slip.person_id as "personId", slip.employee_id as "employeeId", slip.month, period.pay_date::text as "payDate", slip.cpf_excess as "cpfExcess",
      coalesce((select jsonb_agg(jsonb_build_object('code', line.code, 'kind', line.kind, 'amount', line.amount, 'taxBox', line.tax_box) order by line.position)
        from payslip_lines line where line.tenant_id = slip.tenant_id and line.payslip_id = slip.id), '[]') as lines
    from payslips slip join pay_periods period on period.tenant_id = slip.tenant_id and period.id = slip.period_id
    where ${slipsOfFiling(filing)} and slip.person_id = any(${uuids(personIds)})
    order by period.pay_date, slip.id`);
  return rows;
}

type PersonRow = Record<string, unknown> &
  Omit<TaxPersonFacts, "idNumber"> & {
    readonly personId: string;
    readonly employeeId: string;
    readonly idNoEnc: string | null;
  };

/** With the employments that were paid in the year: from the first to the last. */
export async function peopleOf(
  tx: Transaction,
  filing: FilingYear,
  personIds: readonly string[],
): Promise<PersonRow[]> {
  const last = `${filing.year}-12-31`;
  const { rows } = await tx.execute<PersonRow>(sql`
    select person.id as "personId", current.id as "employeeId", person.id_type as "idType", person.id_no_enc as "idNoEnc", person.full_name as "fullName",
      person.gender, person.date_of_birth::text as "birthDate", country.iso2 as nationality, person.addresses, designation.name as designation,
      first.start_date::text as "startedOn", case when current.last_day <= ${last}::date then current.last_day::text end as "ceasedOn"
    from persons person
    join lateral (select one.* from employees one where one.tenant_id = person.tenant_id and one.person_id = person.id and exists (
      select from payslips slip where slip.tenant_id = one.tenant_id and slip.employee_id = one.id and ${slipsOfFiling(filing)})
      order by one.start_date desc limit 1) current on true
    join lateral (select min(one.start_date) as start_date from employees one where one.tenant_id = person.tenant_id and one.person_id = person.id and exists (
      select from payslips slip where slip.tenant_id = one.tenant_id and slip.employee_id = one.id and ${slipsOfFiling(filing)})) first on true
    left join lateral (select job.designation_id from employee_jobs job where job.tenant_id = current.tenant_id and job.employee_id = current.id
      order by job.effective_from <= ${last}::date desc, abs(job.effective_from - ${last}::date) limit 1) job on true
    left join designations designation on designation.tenant_id = person.tenant_id and designation.id = job.designation_id
    left join countries country on country.id = person.nationality_id
    where person.id = any(${uuids(personIds)})`);
  return rows;
}

export const paidSlip = ({ employeeId, month, payDate, lines }: SlipRow): PaidSlip => ({
  employmentId: employeeId,
  employeeNo: "",
  name: "",
  month,
  payDate,
  lines: lines.map((line) => ({ ...line, cpf: "none", sdl: false, funds: false })),
  gross: 0,
  deductions: 0,
  net: 0,
  employerCost: 0,
  cpf: { ordinaryWages: 0, additionalWages: 0, ordinarySubject: 0, additionalSubject: 0 },
});
