/** Allowances and deductions as they are given to employees, and the pay that limits deductions. */
import { and, eq, sql } from "drizzle-orm";
import { monthlyBasic } from "#src/domain/people/shared/monthly-basic.ts";
import type { Calculation } from "#src/domain/payroll/pay-item.ts";
import type { DeductionKind } from "#src/domain/statutory/rates/employment.ts";
import type { Transaction } from "../database/transaction.ts";
import { employeePayTerms } from "../people/tables/employee-pay-terms.ts";

export interface ItemToAssign {
  readonly id: string;
  readonly kind: "allowance" | "deduction";
  readonly code: string;
  readonly name: string;
  readonly status: "active" | "inactive" | "archived";
  readonly calculation: Calculation["kind"];
  readonly usual: number | null;
  readonly ground: DeductionKind | null;
  readonly maxShare: number | null;
  readonly consentRequired: boolean;
}

/** Every allowance and deduction of the company. */
export async function itemsToAssign(tx: Transaction, companyId: string): Promise<ItemToAssign[]> {
  const { rows } = await tx.execute<ItemToAssign & Record<string, unknown>>(sql`
    select id, 'allowance' as kind, code, name, status, calculation, amount::float8 as usual, null as ground, null as "maxShare", false as "consentRequired"
    from allowances where company_id = ${companyId}
    union all
    select id, 'deduction', code, name, status, calculation, amount::float8, ground, max_share, consent_required
    from deductions where company_id = ${companyId}`);
  return rows;
}

/** Basic pay of a month in cents on a day; null without pay terms, and for piece rates. */
export async function monthlySalary(tx: Transaction, employeeId: string, day: string): Promise<number | null> {
  const [terms] = await tx
    .select()
    .from(employeePayTerms)
    .where(and(eq(employeePayTerms.employeeId, employeeId), sql`${employeePayTerms.effectiveFrom} <= ${day}`))
    .orderBy(sql`${employeePayTerms.effectiveFrom} desc`)
    .limit(1);
  return terms === undefined || terms.rateType === "piece" ? null : monthlyBasic(terms);
}

export interface NumberedEmployee {
  readonly id: string;
  readonly companyId: string;
  readonly number: string;
  readonly fullName: string;
  readonly startDate: string;
  readonly lastDay: string | null;
}

/** Employees of the company by their numbers, whatever the case. */
export async function numberedEmployees(
  tx: Transaction,
  companyId: string,
  numbers: readonly string[],
): Promise<NumberedEmployee[]> {
  const wanted = sql`lower(employees.employee_no) = any(array(select jsonb_array_elements_text(${JSON.stringify(numbers.map((number) => number.toLowerCase()))}::jsonb)))`;
  const { rows } = await tx.execute<NumberedEmployee & Record<string, unknown>>(sql`
    select employees.id, employees.company_id as "companyId", lower(employees.employee_no) as number, persons.full_name as "fullName",
      employees.start_date::text as "startDate", employees.last_day::text as "lastDay"
    from employees join persons on persons.tenant_id = employees.tenant_id and persons.id = employees.person_id
    where employees.company_id = ${companyId} and ${wanted}`);
  return rows;
}
