/** Forms of a tax filing: lists, one with its employee, and changes of one. */
import { and, count, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { FormState } from "#src/domain/payroll/tax-form.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import type { Actor } from "../shared/audit.ts";
import { byReading, type ListQuery, orderOf, pageOf, searched } from "../shared/list-query.ts";
import { payPeriods } from "./tables/pay-runs.ts";
import { payslips } from "./tables/payslips.ts";
import { taxFilings, taxForms } from "./tables/tax-filings.ts";
import { uuids } from "./uuids.ts";

export type StoredForm = typeof taxForms.$inferSelect;

export interface FormQuery extends ListQuery {
  readonly state?: readonly FormState[] | undefined;
}

const state = sql<FormState>`(case when ${taxForms.excludeReason} is not null then 'excluded' when not ${taxForms.changed} then 'unchanged'
  when ${taxForms.problemCount} > 0 then 'problems' else 'ready' end)`;
const figure = (name: string) => sql<number>`(${taxForms.figures} ->> ${sql.raw(`'${name}'`)})::float8`;

/** Problems count only where the form is filed. */
const sortable = {
  problems: sql`(case when ${taxForms.changed} and ${taxForms.excludeReason} is null then ${taxForms.problemCount} else -1 end)`,
  fullName: byReading(persons.fullName),
  employeeNo: byReading(employees.employeeNo),
  amount: taxForms.amount,
};

const fields = {
  id: taxForms.id,
  employeeId: taxForms.employeeId,
  employeeNo: employees.employeeNo,
  fullName: persons.fullName,
  state,
  amount: taxForms.amount,
  salary: figure("salary"),
  bonus: figure("bonus"),
  directorsFees: figure("directorsFees"),
  others: figure("others"),
  cpf: figure("cpf"),
  donation: figure("donation"),
  mbf: figure("mbf"),
  corrections: sql<number>`jsonb_array_length(${taxForms.corrections})`,
  problems: taxForms.problemCount,
  version: taxForms.version,
};

/** The employee and the person of a form. */
const ofEmployee = and(eq(employees.tenantId, taxForms.tenantId), eq(employees.id, taxForms.employeeId));
const ofPerson = and(eq(persons.tenantId, taxForms.tenantId), eq(persons.id, taxForms.personId));

const forms = (tx: Transaction, where: SQL | undefined) =>
  tx.select(fields).from(taxForms).innerJoin(employees, ofEmployee).innerJoin(persons, ofPerson).where(where);

const whereOf = (filingId: string, { q, state: states }: FormQuery): SQL | undefined =>
  and(
    eq(taxForms.filingId, filingId),
    states?.length ? or(...states.map((one) => sql`${state} = ${one}`)) : undefined,
    searched(q, [persons.fullName, employees.employeeNo]),
  );
const inOrder = ({ sort = "-problems" }: ListQuery) =>
  sort.endsWith("problems")
    ? [...orderOf(sort, sortable, taxForms.id).slice(0, 1), ...orderOf("fullName", sortable, taxForms.id)]
    : orderOf(sort, sortable, taxForms.id);

export async function formsPage(tx: Transaction, filingId: string, query: FormQuery) {
  const where = whereOf(filingId, query);
  const page = await pageOf(
    query,
    async () => {
      const all = tx.select({ total: count() }).from(taxForms);
      const [sum] = await all.innerJoin(employees, ofEmployee).innerJoin(persons, ofPerson).where(where);
      return sum?.total ?? 0;
    },
    (limit, offset) =>
      forms(tx, where)
        .orderBy(...inOrder(query))
        .limit(limit)
        .offset(offset),
  );
  const of = (name: FormState) => sql<number>`count(*) filter (where ${state} = ${name})::int`;
  const [counts] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      ready: of("ready"),
      problems: of("problems"),
      excluded: of("excluded"),
      unchanged: of("unchanged"),
    })
    .from(taxForms)
    .where(eq(taxForms.filingId, filingId));
  return { ...page, counts: counts ?? { all: 0, ready: 0, problems: 0, excluded: 0, unchanged: 0 } };
}

export const allForms = (tx: Transaction, filingId: string, query: FormQuery) =>
  forms(tx, whereOf(filingId, query)).orderBy(...inOrder(query));

export async function findForm(tx: Transaction, filingId: string, id: string) {
  const chosen = { form: taxForms, employeeNo: employees.employeeNo, fullName: persons.fullName, state };
  const [found] = await tx
    .select(chosen)
    .from(taxForms)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .where(and(eq(taxForms.filingId, filingId), eq(taxForms.id, id)));
  return found;
}
export type FoundForm = NonNullable<Awaited<ReturnType<typeof findForm>>>;

/** The payslips that a form was drafted from, with their CPF. */
export function slipsOfForm(tx: Transaction, { slipIds }: Pick<StoredForm, "slipIds">) {
  return tx
    .select({
      id: payslips.id,
      period: payPeriods.name,
      payDate: payPeriods.payDate,
      month: payslips.month,
      gross: payslips.gross,
      ordinaryWages: payslips.ordinaryWages,
      additionalWages: payslips.additionalWages,
      employer: payslips.cpfEmployer,
      employee: payslips.cpfEmployee,
    })
    .from(payslips)
    .innerJoin(payPeriods, and(eq(payPeriods.tenantId, payslips.tenantId), eq(payPeriods.id, payslips.periodId)))
    .where(sql`${payslips.id} = any(${uuids(slipIds)})`)
    .orderBy(payPeriods.payDate, payslips.id);
}

export async function updateForm(
  tx: Transaction,
  id: string,
  { userId, now }: Pick<Actor, "userId" | "now">,
  fields: Partial<typeof taxForms.$inferInsert>,
): Promise<void> {
  await tx
    .update(taxForms)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: sql`${taxForms.version} + 1` })
    .where(eq(taxForms.id, id));
}

export async function formsById(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, StoredForm>> {
  const rows = await tx
    .select()
    .from(taxForms)
    .where(sql`${taxForms.id} = any(${uuids(ids)})`);
  return new Map(rows.map((form) => [form.id, form]));
}

/** The form of the person that was acknowledged last, of the same company and year. */
export async function acknowledgedForms(
  tx: Transaction,
  { companyId, year }: { readonly companyId: string; readonly year: number },
  personIds: readonly string[],
): Promise<ReadonlyMap<string, StoredForm>> {
  const rows = await tx
    .select({ form: taxForms })
    .from(taxForms)
    .innerJoin(taxFilings, and(eq(taxFilings.tenantId, taxForms.tenantId), eq(taxFilings.id, taxForms.filingId)))
    .where(
      and(
        eq(taxFilings.companyId, companyId),
        eq(taxFilings.year, year),
        eq(taxFilings.status, "acknowledged"),
        sql`${taxForms.excludeReason} is null`,
        inArray(taxForms.personId, [...personIds]),
      ),
    )
    .orderBy(taxFilings.number);
  return new Map(rows.map(({ form }) => [form.personId, form]));
}
