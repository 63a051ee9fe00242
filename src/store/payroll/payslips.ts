/** Payslips: lists, one with its lines, and changes of one. */
import { and, asc, count, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { RunKind } from "#src/domain/payroll/run-words.ts";
import { users } from "../account/tables/users.ts";
import { departments } from "../company/tables/departments.ts";
import { designations } from "../company/tables/designations.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import type { Actor } from "../shared/audit.ts";
import { byReading, type ListQuery, orderOf, pageOf, searched } from "../shared/list-query.ts";
import { bearingCompanies } from "./filed-slips.ts";
import { payPeriods, payRuns } from "./tables/pay-runs.ts";
import { payslipLines, payslips } from "./tables/payslips.ts";

export type StoredPayslip = typeof payslips.$inferSelect;

export interface PayslipQuery extends ListQuery {
  readonly state?: readonly ("final" | "published" | "reversed")[] | undefined;
  readonly kind?: readonly RunKind[] | undefined;
  readonly payRunId?: string | undefined;
  readonly employeeId?: string | undefined;
  readonly fromMonth?: string | undefined;
  readonly toMonth?: string | undefined;
}

const sortable = {
  payDate: payPeriods.payDate,
  fullName: byReading(persons.fullName),
  employeeNo: byReading(employees.employeeNo),
  gross: payslips.gross,
  net: payslips.net,
};

const fields = {
  id: payslips.id,
  payRunId: payslips.runId,
  payRun: payRuns.name,
  kind: payRuns.kind,
  period: payPeriods.name,
  month: payslips.month,
  payDate: payPeriods.payDate,
  employeeId: payslips.employeeId,
  employeeNo: employees.employeeNo,
  fullName: persons.fullName,
  department: departments.department,
  state: payslips.state,
  gross: payslips.gross,
  deductions: payslips.deductions,
  net: payslips.net,
  payable: sql<number>`(${payslips.net} - ${payslips.paidBefore})::float8`,
  employerCost: payslips.employerCost,
  held: payslips.held,
  publishedAt: payslips.publishedAt,
  viewedAt: payslips.viewedAt,
  acknowledgedAt: payslips.acknowledgedAt,
  version: payslips.version,
  updatedAt: payslips.updatedAt,
};

const ofRun = and(eq(payRuns.tenantId, payslips.tenantId), eq(payRuns.id, payslips.runId));
/** By way of the run and with the company: the newest payslips of one are then found by indexes. */
const ofPeriod = and(
  eq(payPeriods.tenantId, payRuns.tenantId),
  eq(payPeriods.companyId, payslips.companyId),
  eq(payPeriods.id, payRuns.periodId),
);
const ofEmployee = and(eq(employees.tenantId, payslips.tenantId), eq(employees.id, payslips.employeeId));
const ofPersonOfSlip = and(eq(persons.tenantId, payslips.tenantId), eq(persons.id, payslips.personId));

const inOrder = (sort = "-payDate"): SQL[] => orderOf(sort, sortable, payslips.id, [payPeriods]);

const rows = (tx: Transaction, where: SQL | undefined) =>
  tx
    .select(fields)
    .from(payslips)
    .innerJoin(payRuns, ofRun)
    .innerJoin(payPeriods, ofPeriod)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPersonOfSlip)
    .leftJoin(departments, and(eq(departments.tenantId, payslips.tenantId), eq(departments.id, payslips.departmentId)))
    .where(where);
export type PayslipRow = Awaited<ReturnType<typeof rows>>[number];

const whereOf = (companyId: string, query: PayslipQuery): SQL | undefined => {
  const { q, state, kind, payRunId, employeeId, fromMonth, toMonth } = query;
  return and(
    eq(payslips.companyId, companyId),
    inArray(payslips.state, state?.length ? [...state] : ["final", "published"]),
    kind?.length ? inArray(payRuns.kind, [...kind]) : undefined,
    payRunId === undefined ? undefined : eq(payslips.runId, payRunId),
    employeeId === undefined ? undefined : eq(payslips.employeeId, employeeId),
    fromMonth === undefined ? undefined : gte(payslips.month, fromMonth),
    toMonth === undefined ? undefined : lte(payslips.month, toMonth),
    searched(q, [persons.fullName, employees.employeeNo, payRuns.name]),
  );
};

async function pageWhere(tx: Transaction, where: SQL | undefined, { sort, ...paging }: ListQuery) {
  return pageOf(
    paging,
    async () =>
      (
        await tx
          .select({ total: count() })
          .from(payslips)
          // PostgreSQL leaves out left joins of which the condition reads nothing.
          .leftJoin(payRuns, ofRun)
          .leftJoin(employees, ofEmployee)
          .leftJoin(persons, ofPersonOfSlip)
          .where(where)
      )[0]?.total ?? 0,
    (limit, offset) =>
      rows(tx, where)
        .orderBy(...inOrder(sort))
        .limit(limit)
        .offset(offset),
  );
}

export const payslipPage = (tx: Transaction, companyId: string, query: PayslipQuery) =>
  pageWhere(tx, whereOf(companyId, query), query);

export const allPayslips = (tx: Transaction, companyId: string, query: PayslipQuery): Promise<PayslipRow[]> =>
  rows(tx, whereOf(companyId, query)).orderBy(...inOrder(query.sort));

/** Published payslips of a person in a company, through all of their employments there. */
const ofPerson = (companyId: string, employeeId: string, year: number | undefined): SQL | undefined =>
  and(
    eq(payslips.companyId, companyId),
    eq(payslips.state, "published"),
    sql`${payslips.personId} = (select own.person_id from employees own where own.id = ${employeeId})`,
    year === undefined ? undefined : sql`left(${payslips.month}, 4) = ${String(year)}`,
  );

export const ownPayslipPage = (
  tx: Transaction,
  companyId: string,
  employeeId: string,
  { year, ...paging }: { page?: number | undefined; pageSize?: number | undefined; year?: number | undefined },
) => pageWhere(tx, ofPerson(companyId, employeeId, year), paging);

const more = {
  slip: payslips,
  startDate: payPeriods.startDate,
  endDate: payPeriods.endDate,
  attendanceFrom: payPeriods.attendanceFrom,
  attendanceTo: payPeriods.attendanceTo,
  designation: designations.designation,
  reversedBy: users.fullName,
  companies: bearingCompanies,
};

async function one(tx: Transaction, where: SQL | undefined) {
  const [row] = await rows(tx, where);
  if (!row) return undefined;
  const [found] = await tx
    .select(more)
    .from(payslips)
    .innerJoin(payPeriods, and(eq(payPeriods.tenantId, payslips.tenantId), eq(payPeriods.id, payslips.periodId)))
    .leftJoin(
      designations,
      and(eq(designations.tenantId, payslips.tenantId), eq(designations.id, payslips.designationId)),
    )
    .leftJoin(users, eq(users.id, payslips.reversedBy))
    .where(eq(payslips.id, row.id));
  if (!found) return undefined;
  const lines = await tx
    .select()
    .from(payslipLines)
    .where(eq(payslipLines.payslipId, row.id))
    .orderBy(asc(payslipLines.position));
  return { ...row, ...found, lines };
}
export type WholePayslip = NonNullable<Awaited<ReturnType<typeof one>>>;

export const findPayslip = (tx: Transaction, companyId: string, id: string) =>
  one(tx, and(eq(payslips.companyId, companyId), eq(payslips.id, id)));

export const findOwnPayslip = (tx: Transaction, companyId: string, employeeId: string, id: string) =>
  one(tx, and(ofPerson(companyId, employeeId, undefined), eq(payslips.id, id)));

/** The calendar year of the person with the employer, up to and including the payslip. */
export async function yearToDate(tx: Transaction, { slip, payDate }: WholePayslip) {
  const { rows: found } = await tx.execute<Record<string, number>>(sql`
    select sum(own.gross)::float8 as gross, sum(own.deductions)::float8 as deductions, sum(own.net)::float8 as net, sum(own.employer_cost)::float8 as "employerCost",
      sum(own.cpf_employee)::float8 as "cpfEmployee", sum(own.cpf_employer)::float8 as "cpfEmployer", sum(own.ordinary_wages)::float8 as "ordinaryWages",
      sum(own.additional_wages)::float8 as "additionalWages"
    from payslips own join pay_periods period on period.tenant_id = own.tenant_id and period.id = own.period_id
    where own.id = ${slip.id} or (own.person_id = ${slip.personId} and own.employer = ${slip.employer} and left(own.month, 4) = left(${slip.month}, 4)
      and own.state in ('final', 'published') and (period.pay_date, own.calculated_at) < (${payDate}::date, ${slip.calculatedAt}::timestamptz))`);
  const [sums = {}] = found;
  const of = (name: string): number => sums[name] ?? 0;
  return {
    gross: of("gross"),
    deductions: of("deductions"),
    net: of("net"),
    employerCost: of("employerCost"),
    cpfEmployee: of("cpfEmployee"),
    cpfEmployer: of("cpfEmployer"),
    ordinaryWages: of("ordinaryWages"),
    additionalWages: of("additionalWages"),
  };
}

/** Locked until the transaction ends. */
export async function lockPayslip(tx: Transaction, runId: string, id: string): Promise<StoredPayslip | undefined> {
  const [row] = await tx
    .select()
    .from(payslips)
    .where(and(eq(payslips.runId, runId), eq(payslips.id, id)))
    .for("update");
  return row;
}

export async function updatePayslip(
  tx: Transaction,
  id: string,
  { userId, now }: Pick<Actor, "userId" | "now">,
  values: Partial<typeof payslips.$inferInsert>,
): Promise<void> {
  await tx
    .update(payslips)
    .set({ ...values, updatedAt: now, updatedBy: userId, version: sql`${payslips.version} + 1` })
    .where(eq(payslips.id, id));
}

/** Seen or acknowledged by its employee: the first time counts. */
export async function noteSeen(tx: Transaction, id: string, values: { viewedAt?: Date; acknowledgedAt?: Date }) {
  await tx.update(payslips).set(values).where(eq(payslips.id, id));
}

export async function insertPayslip(tx: Transaction, values: typeof payslips.$inferInsert): Promise<string> {
  const [row] = await tx.insert(payslips).values(values).returning({ id: payslips.id });
  return row?.id ?? "";
}
