/** Allowances and deductions of employees: lists, and what becomes of them. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MonthAmount, PayItemMode } from "#src/domain/payroll/assigned-amount.ts";
import type { Calculation } from "#src/domain/payroll/pay-item.ts";
import type { DeductionKind } from "#src/domain/statutory/rates/employment.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { files } from "../shared/tables/files.ts";
import { allowances } from "./tables/allowances.ts";
import { deductions } from "./tables/deductions.ts";
import { employeePayItems, payItemTakings } from "./tables/employee-pay-items.ts";

export type StoredPayItem = typeof employeePayItems.$inferSelect;
export type NewPayItem = typeof employeePayItems.$inferInsert;

export interface PayItemQuery extends ListQuery {
  readonly employeeId?: string | undefined;
  readonly kind?: readonly ("allowance" | "deduction")[] | undefined;
  readonly mode?: readonly PayItemMode[] | undefined;
  readonly status?: readonly StoredPayItem["status"][] | undefined;
}

const creator = alias(users, "creator");
const editor = alias(users, "editor");
const ofEmployee = and(
  eq(employees.tenantId, employeePayItems.tenantId),
  eq(employees.id, employeePayItems.employeeId),
);
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
const ofAllowance = and(
  eq(allowances.tenantId, employeePayItems.tenantId),
  eq(allowances.id, employeePayItems.allowanceId),
);
const ofDeduction = and(
  eq(deductions.tenantId, employeePayItems.tenantId),
  eq(deductions.id, employeePayItems.deductionId),
);
const itemName = sql<string>`coalesce(${allowances.name}, ${deductions.name})`;
const itemCode = sql<string>`coalesce(${allowances.code}, ${deductions.code})`;
const sortable = {
  fullName: byReading(persons.fullName),
  itemName: sql`${itemName} collate "und-x-icu"`,
  fromMonth: employeePayItems.fromMonth,
  updatedAt: employeePayItems.updatedAt,
};

/** What pay runs have taken, by month; what was given back counts against it. */
const taken = sql<
  MonthAmount[]
>`coalesce((select jsonb_agg(jsonb_build_object('month', months.month, 'amount', months.amount) order by months.month) from (
  select taking.month, sum(taking.amount) as amount from pay_item_takings taking
  where taking.tenant_id = ${employeePayItems.tenantId} and taking.employee_pay_item_id = ${employeePayItems.id}
  group by taking.month having sum(taking.amount) <> 0) months), '[]'::jsonb)`;

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      own: employeePayItems,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      itemName,
      itemCode,
      ground: deductions.ground,
      maxShare: deductions.maxShare,
      calculation: sql<Calculation["kind"]>`coalesce(${allowances.calculation}, ${deductions.calculation})`,
      usual: sql<number | null>`coalesce(${allowances.amount}, ${deductions.amount})::float8`,
      fileName: files.name,
      createdBy: creator.fullName,
      updatedBy: editor.fullName,
      taken,
    })
    .from(employeePayItems)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .leftJoin(allowances, ofAllowance)
    .leftJoin(deductions, ofDeduction)
    .leftJoin(files, and(eq(files.tenantId, employeePayItems.tenantId), eq(files.id, employeePayItems.fileId)))
    .leftJoin(creator, eq(creator.id, employeePayItems.createdBy))
    .leftJoin(editor, eq(editor.id, employeePayItems.updatedBy))
    .where(where);
}
export type PayItemRow = Awaited<ReturnType<typeof rows>>[number];

const whereOf = (companyId: string, reach: readonly Condition[], { employeeId, kind, mode, status, q }: PayItemQuery) =>
  and(
    eq(employeePayItems.companyId, companyId),
    ...reach,
    employeeId === undefined ? undefined : eq(employeePayItems.employeeId, employeeId),
    kind?.length !== 1 ? undefined : sql`(${employeePayItems.allowanceId} is not null) = ${kind[0] === "allowance"}`,
    mode?.length ? inArray(employeePayItems.mode, [...mode]) : undefined,
    status?.length ? inArray(employeePayItems.status, [...status]) : undefined,
    searched(q, [persons.fullName, employees.employeeNo, itemName, itemCode]),
  );

export function payItemPage(
  tx: Transaction,
  companyId: string,
  reach: readonly Condition[],
  query: PayItemQuery,
): Promise<Page<PayItemRow>> {
  const where = whereOf(companyId, reach, query);
  return pageOf(
    query,
    async () => {
      const [found] = await tx
        .select({ total: sql<number>`count(*)::int` })
        .from(employeePayItems)
        .innerJoin(employees, ofEmployee)
        .innerJoin(persons, ofPerson)
        .leftJoin(allowances, ofAllowance)
        .leftJoin(deductions, ofDeduction)
        .where(where);
      return found?.total ?? 0;
    },
    (limit, offset) =>
      rows(tx, where)
        .orderBy(...orderOf(query.sort ?? "fullName", sortable, employeePayItems.id))
        .limit(limit)
        .offset(offset),
  );
}

export async function allPayItems(
  tx: Transaction,
  companyId: string,
  reach: readonly Condition[],
  query: PayItemQuery,
): Promise<PayItemRow[]> {
  return rows(tx, whereOf(companyId, reach, query)).orderBy(
    ...orderOf(query.sort ?? "fullName", sortable, employeePayItems.id),
  );
}

export async function findPayItem(
  tx: Transaction,
  companyId: string,
  reach: readonly Condition[],
  id: string,
): Promise<PayItemRow | undefined> {
  return (await rows(tx, and(eq(employeePayItems.companyId, companyId), ...reach, eq(employeePayItems.id, id))))[0];
}

export async function lockPayItem(tx: Transaction, companyId: string, id: string): Promise<PayItemRow | undefined> {
  await tx.execute(
    sql`select from employee_pay_items where company_id = ${companyId} and id = ${id} for no key update`,
  );
  return findPayItem(tx, companyId, [], id);
}

/** Active deductions of an employee on the ground, other than the one named. */
export async function activeOnGround(
  tx: Transaction,
  employeeId: string,
  ground: DeductionKind,
  exceptId: string | null,
): Promise<PayItemRow[]> {
  return rows(
    tx,
    and(
      eq(employeePayItems.employeeId, employeeId),
      eq(employeePayItems.status, "active"),
      eq(deductions.ground, ground),
      exceptId === null ? undefined : sql`${employeePayItems.id} <> ${exceptId}`,
    ),
  );
}

export async function insertPayItem(tx: Transaction, fields: NewPayItem): Promise<string> {
  const [made] = await tx.insert(employeePayItems).values(fields).returning({ id: employeePayItems.id });
  return made?.id ?? "";
}

export async function updatePayItem(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  id: string,
  fields: Partial<NewPayItem>,
): Promise<void> {
  await tx
    .update(employeePayItems)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: sql`${employeePayItems.version} + 1` })
    .where(eq(employeePayItems.id, id));
}

export async function deletePayItem(tx: Transaction, id: string): Promise<void> {
  await tx.delete(employeePayItems).where(eq(employeePayItems.id, id));
}

/** What was repaid outside payroll counts like what a run has taken. */
export async function insertRepayment(
  tx: Transaction,
  { userId, now }: { userId: string; now: Date },
  { id, tenantId, companyId, employeeId }: StoredPayItem,
  { month, amount }: MonthAmount,
): Promise<void> {
  await tx.insert(payItemTakings).values({
    tenantId,
    companyId,
    employeeId,
    employeePayItemId: id,
    month,
    amount,
    reversal: false,
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
  });
}

/** Whom an allowance or deduction is given to. */
export async function itemHolders(tx: Transaction, itemId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: employeePayItems.id, name: persons.fullName })
    .from(employeePayItems)
    .innerJoin(employees, ofEmployee)
    .innerJoin(persons, ofPerson)
    .where(sql`coalesce(${employeePayItems.allowanceId}, ${employeePayItems.deductionId}) = ${itemId}`)
    .orderBy(persons.fullName)
    .limit(10);
}
