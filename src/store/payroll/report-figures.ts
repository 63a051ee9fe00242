/** Sums of the payslips of locked runs, by person, department and pay item, for the reports. */
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type {
  DepartmentFigures,
  Enrolment,
  Figures,
  ItemFigures,
  PersonFigures,
} from "#src/domain/payroll/files/report-figures.ts";
import type { TaxBox } from "#src/domain/payroll/files/iras-record.ts";
import { countingSlips } from "#src/domain/payroll/run-words.ts";
import { type FundCode, fundCodes } from "#src/domain/statutory/rates/funds.ts";
import type { Transaction } from "../database/transaction.ts";
import { payslips } from "./tables/payslips.ts";

export interface Months {
  readonly from: string;
  readonly to: string;
}

const counting = sql`state in ('final', 'published')`;

/** The last month that has payslips of a locked run. */
export async function lastPaidMonth(tx: Transaction, companyId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ month: payslips.month })
    .from(payslips)
    .where(and(eq(payslips.companyId, companyId), inArray(payslips.state, [...countingSlips])))
    .orderBy(desc(payslips.month))
    .limit(1);
  return found?.month;
}

const summed = {
  gross: "gross",
  deductions: "deductions",
  net: "net",
  employerCost: "employer_cost",
  ordinaryWages: "ordinary_wages",
  additionalWages: "additional_wages",
  cpfEmployee: "cpf_employee",
  cpfEmployer: "cpf_employer",
  sdlWages: "sdl_wages",
  sdl: "sdl",
  fundWages: "fund_wages",
  levy: "levy",
} as const;
const sums = sql.raw(
  Object.entries(summed)
    .map(([name, column]) => `sum(${column})::float8 as "${name}"`)
    .join(", "),
);
const funds = sql.raw(fundCodes.map((code) => `'${code}', coalesce(sum((funds->>'${code}')::bigint), 0)`).join(", "));
const lineSum = (codes: string): SQL => sql.raw(`coalesce(sum(amount) filter (where code in (${codes})), 0)::float8`);

type Sums = Figures & Record<string, unknown>;

/** Sums by a column of the payslips. */
const figuresBy = (column: "employee_id" | "department_id", companyId: string, { from, to }: Months): SQL => sql`
  with slips as materialized (
    select *, ${sql.raw(column)} as key from payslips where company_id = ${companyId} and ${counting} and month between ${from} and ${to}),
  lines as (
    select key, ${lineSum("'PPF_EMPLOYEE'")} as "ppfEmployee", ${lineSum("'PPF_EMPLOYER'")} as "ppfEmployer",
      ${lineSum("'OVERTIME', 'REST_DAY', 'HOLIDAY', 'HOLIDAY_ON_DAY_OFF'")} as "extraPay"
    from slips join payslip_lines line on line.tenant_id = slips.tenant_id and line.payslip_id = slips.id group by key),
  taxed as (
    select key, jsonb_object_agg(tax_box, amount) as taxed from (
      select key, tax_box, sum(amount) as amount from slips join payslip_lines line on line.tenant_id = slips.tenant_id and line.payslip_id = slips.id
      where tax_box is not null group by key, tax_box) boxes group by key),
  totals as (
    select key, count(distinct employee_id)::int as people, ${sums}, jsonb_build_object(${funds}) as funds,
      coalesce(sum((timesheet->>'overtimeMinutes')::float8 + (timesheet->>'restDayMinutes')::float8 + (timesheet->>'holidayMinutes')::float8), 0) as "extraMinutes"
    from slips group by key)`;

const figures = sql`totals.*, coalesce("ppfEmployee", 0) as "ppfEmployee", coalesce("ppfEmployer", 0) as "ppfEmployer",
  coalesce("extraPay", 0) as "extraPay", coalesce(taxed, '{}') as taxed`;
const joined = sql`totals left join lines on lines.key is not distinct from totals.key left join taxed on taxed.key is not distinct from totals.key`;

const figuresOf = ({ funds: given, taxed, ...row }: Sums): Figures => ({
  ...(row as unknown as Figures),
  funds: given as Partial<Record<FundCode, number>>,
  taxed: taxed as Partial<Record<TaxBox, number>>,
});

/** By employee number. */
export async function figuresOfPeople(tx: Transaction, companyId: string, months: Months): Promise<PersonFigures[]> {
  const { rows } = await tx.execute<Sums & { key: string; employeeNo: string; name: string }>(sql`
    ${figuresBy("employee_id", companyId, months)}
    select ${figures}, employees.employee_no as "employeeNo", persons.full_name as name
    from ${joined} join employees on employees.id = totals.key join persons on persons.tenant_id = employees.tenant_id and persons.id = employees.person_id
    order by employees.employee_no collate "und-x-icu", employees.id`);
  return rows.map(({ key, ...row }) => ({
    ...figuresOf(row),
    employeeId: key,
    employeeNo: row.employeeNo,
    name: row.name,
  }));
}

/** By department, with who joined and left in the months. */
export async function figuresOfDepartments(
  tx: Transaction,
  companyId: string,
  months: Months,
): Promise<DepartmentFigures[]> {
  const within = (column: string): SQL =>
    sql`to_char(${sql.raw(column)}, 'YYYY-MM') between ${months.from} and ${months.to}`;
  const { rows } = await tx.execute<Sums & { department: string | null; joined: number; left: number }>(sql`
    ${figuresBy("department_id", companyId, months)},
    moves as (
      select key, count(distinct slips.employee_id) filter (where ${within("employees.start_date")})::int as joined,
        count(distinct slips.employee_id) filter (where ${within("employees.last_day")})::int as "left"
      from slips join employees on employees.tenant_id = slips.tenant_id and employees.id = slips.employee_id group by key)
    select ${figures}, departments.department, moves.joined, moves."left"
    from ${joined} left join departments on departments.id = totals.key left join moves on moves.key is not distinct from totals.key
    order by departments.department collate "und-x-icu" nulls last, totals.key`);
  return rows.map((row) => ({ ...figuresOf(row), department: row.department, joined: row.joined, left: row.left }));
}

/** Every item of the company that is used: how many have it in the month, and what it came to. */
export async function figuresOfItems(
  tx: Transaction,
  companyId: string,
  kind: "allowances" | "deductions",
  { from, to }: Months,
): Promise<ItemFigures[]> {
  const [table, column, line] =
    kind === "allowances" ? ["allowances", "allowance_id", "earning"] : ["deductions", "deduction_id", "deduction"];
  const { rows } = await tx.execute<ItemFigures & Record<string, unknown>>(sql`
    with lines as (
      select line.code, count(distinct slip.employee_id) filter (where slip.month = ${to})::int as people,
        coalesce(sum(line.amount) filter (where slip.month = ${to}), 0)::float8 as month, sum(line.amount)::float8 as year
      from payslips slip join payslip_lines line on line.tenant_id = slip.tenant_id and line.payslip_id = slip.id
      where slip.company_id = ${companyId} and ${counting} and slip.month between ${from} and ${to} and line.kind = ${line}
      group by line.code),
    enrolled as (
      select ${sql.raw(column)} as id, count(distinct employee_id)::int as people from employee_pay_items
      where company_id = ${companyId} and status = 'active' and from_month <= ${to} and coalesce(to_month, ${to}) >= ${to} group by 1)
    select item.code, item.name, coalesce(enrolled.people, 0) as enrolled, coalesce(lines.people, 0) as people,
      coalesce(lines.month, 0) as month, coalesce(lines.year, 0) as year
    from ${sql.raw(table)} item left join lines on lines.code = item.code left join enrolled on enrolled.id = item.id
    where item.company_id = ${companyId} and (lines.code is not null or enrolled.id is not null)
    order by item.name collate "und-x-icu", item.id`);
  return rows;
}

/** Who has agreed something else than the usual contribution, as of a day. */
export async function enrolmentsOf(
  tx: Transaction,
  companyId: string,
  fund: FundCode | "SDL",
  day: string,
): Promise<Map<string, Enrolment>> {
  const { rows } = await tx.execute<{ employeeId: string; mode: string }>(sql`
    select employees.id as "employeeId", ${
      fund === "SDL"
        ? sql`case when terms.sdl_exempt_reason is null then 'auto' else 'optOut' end`
        : sql`coalesce((select choice->>'mode' from jsonb_array_elements(terms.shg) choice where choice->>'fund' = ${fund} limit 1), 'auto')`
    } as mode
    from employees join employee_statutory terms on terms.tenant_id = employees.tenant_id and terms.employee_id = employees.id
      and terms.effective_from = (
        select max(held.effective_from) from employee_statutory held
        where held.tenant_id = employees.tenant_id and held.employee_id = employees.id and held.effective_from <= ${day}::date)
    where employees.company_id = ${companyId} and (employees.last_day is null or employees.last_day >= ${day}::date)`);
  return new Map(
    rows.flatMap(({ employeeId, mode }): [string, Enrolment][] =>
      mode === "optOut" ? [[employeeId, "opted-out"]] : mode === "custom" ? [[employeeId, "own-amount"]] : [],
    ),
  );
}
