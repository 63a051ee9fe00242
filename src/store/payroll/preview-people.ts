/** People with whom a pay item is tried out: the first ones with pay terms, one for each grade as far as there are any. */
import { sql } from "drizzle-orm";
import { settingsOf } from "../company/shared/company-settings.ts";
import type { Transaction } from "../database/transaction.ts";

export interface PreviewRow {
  readonly employeeId: string;
  readonly fullName: string;
  readonly birthDate: string;
  readonly grade: string | null;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly rateType: "monthly" | "daily" | "hourly";
  readonly basic: number;
  /** In hundredths. */
  readonly hoursPerWeek: number;
  readonly daysPerWeek: number;
}

export async function previewPeople(
  tx: Transaction,
  companyId: string,
  day: string,
  limit: number,
): Promise<PreviewRow[]> {
  const { rows } = await tx.execute<PreviewRow & Record<string, unknown>>(sql`
    select * from (
      select employees.id as "employeeId", persons.full_name as "fullName", persons.date_of_birth::text as "birthDate", grade.name as grade,
        employees.start_date::text as "joinedOn", employees.last_day::text as "leftOn", terms.rate_type as "rateType", terms.basic::float8 as basic,
        terms.hours_per_week as "hoursPerWeek", terms.days_per_week as "daysPerWeek",
        row_number() over (partition by grade.id, terms.rate_type order by employees.employee_no) as place, employees.employee_no as number
      from employees
      join persons on persons.tenant_id = employees.tenant_id and persons.id = employees.person_id
      join lateral (select * from employee_pay_terms own where own.tenant_id = employees.tenant_id and own.employee_id = employees.id
        and own.effective_from <= ${day}::date order by own.effective_from desc limit 1) terms on true
      left join lateral (select * from employee_jobs own where own.tenant_id = employees.tenant_id and own.employee_id = employees.id
        and own.effective_from <= ${day}::date order by own.effective_from desc limit 1) job on true
      left join grades grade on grade.tenant_id = job.tenant_id and grade.id = job.grade_id
      where employees.company_id = ${companyId} and employees.status in ('onboarding', 'probation', 'confirmed', 'notice')
        and employees.start_date <= ${day}::date and persons.date_of_birth is not null and terms.rate_type <> 'piece') people
    order by people.place, people.number limit ${limit}`);
  return rows;
}

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** Whether people work on each weekday, Sunday first. */
export async function workingWeek(tx: Transaction, companyId: string): Promise<boolean[]> {
  const { settings } = await settingsOf(tx, companyId);
  const worked: readonly string[] = settings.workDays;
  return weekdays.map((day) => worked.includes(day));
}
