/** Amounts of one pay month: a grid of people and items. */
import { sql } from "drizzle-orm";
import { firstDay, lastDay, shiftMonth } from "#src/domain/shared/calendar.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Page, Paging } from "../shared/list-query.ts";
import { pageOf, searched } from "../shared/list-query.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { uuids } from "./uuids.ts";

export interface MonthPerson {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
}

/** People employed on a day of the month, by name. */
export function peopleOfMonth(
  tx: Transaction,
  companyId: string,
  month: string,
  query: Paging & { readonly q?: string | undefined },
): Promise<Page<MonthPerson>> {
  const where = sql`employees.company_id = ${companyId} and employees.status <> 'offered'
    and employees.start_date <= ${lastDay(month)} and (employees.last_day is null or employees.last_day >= ${firstDay(month)})
    and ${searched(query.q, [persons.fullName, employees.employeeNo]) ?? sql`true`}`;
  const from = sql`from employees join persons on persons.tenant_id = employees.tenant_id and persons.id = employees.person_id where ${where}`;
  return pageOf(
    query,
    async () => (await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`)).rows[0]?.total ?? 0,
    async (limit, offset) =>
      (
        await tx.execute<MonthPerson & Record<string, unknown>>(sql`
          select employees.id as "employeeId", employees.employee_no as "employeeNo", persons.full_name as "fullName" ${from}
          order by persons.full_name collate "und-x-icu", employees.id limit ${limit} offset ${offset}`)
      ).rows,
  );
}

export interface MonthCell {
  readonly id: string;
  readonly employeeId: string;
  readonly itemId: string;
  /** Cents, with the quantity. */
  readonly amount: number;
  readonly taken: boolean;
}

/** The amounts of the month; with people, only theirs. */
export async function monthCells(
  tx: Transaction,
  companyId: string,
  month: string,
  { employeeIds, lock = false }: { readonly employeeIds: readonly string[]; readonly lock?: boolean },
): Promise<MonthCell[]> {
  const { rows } = await tx.execute<MonthCell & Record<string, unknown>>(sql`
    select own.id, own.employee_id as "employeeId", coalesce(own.allowance_id, own.deduction_id) as "itemId",
      round(coalesce(own.amount, allowance.amount, deduction.amount, 0) * coalesce(own.quantity, 100) / 100.0)::float8 as amount,
      exists (select from pay_item_takings taking where taking.tenant_id = own.tenant_id and taking.employee_pay_item_id = own.id) as taken
    from employee_pay_items own
    left join allowances allowance on allowance.tenant_id = own.tenant_id and allowance.id = own.allowance_id
    left join deductions deduction on deduction.tenant_id = own.tenant_id and deduction.id = own.deduction_id
    where own.company_id = ${companyId} and own.mode = 'payroll' and own.status <> 'stopped' and own.from_month = ${month}
      and own.employee_id = any(${uuids(employeeIds)})
    order by own.id ${lock ? sql`for no key update of own` : sql``}`);
  return rows;
}

/** What the items come to for everyone in the month; those with amounts in the month or the one before. */
export async function monthTotals(
  tx: Transaction,
  companyId: string,
  month: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ itemId: string; total: number }>(sql`
    select coalesce(own.allowance_id, own.deduction_id) as "itemId",
      coalesce(sum(round(coalesce(own.amount, allowance.amount, deduction.amount, 0) * coalesce(own.quantity, 100) / 100.0)) filter (where own.from_month = ${month}), 0)::float8 as total
    from employee_pay_items own
    left join allowances allowance on allowance.tenant_id = own.tenant_id and allowance.id = own.allowance_id
    left join deductions deduction on deduction.tenant_id = own.tenant_id and deduction.id = own.deduction_id
    where own.company_id = ${companyId} and own.mode = 'payroll' and own.status <> 'stopped' and own.from_month in (${month}, ${shiftMonth(month, -1)})
    group by 1`);
  return new Map(rows.map(({ itemId, total }) => [itemId, total]));
}

/** Of the people named, those of the company who are employed on a day of the month. */
export async function employedAmong(
  tx: Transaction,
  companyId: string,
  month: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.execute<{ id: string; fullName: string }>(sql`
    select employees.id, persons.full_name as "fullName"
    from employees join persons on persons.tenant_id = employees.tenant_id and persons.id = employees.person_id
    where employees.company_id = ${companyId} and employees.id = any(${uuids(ids)}) and employees.status <> 'offered'
      and employees.start_date <= ${lastDay(month)} and (employees.last_day is null or employees.last_day >= ${firstDay(month)})`);
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

export interface NewCell {
  readonly employeeId: string;
  readonly allowanceId: string | null;
  readonly deductionId: string | null;
  readonly amount: number;
}

interface Author {
  readonly tenantId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Adds amounts in one statement; one that someone else has just added is replaced. */
export async function insertCells(
  tx: Transaction,
  { tenantId, userId, now }: Author,
  companyId: string,
  month: string,
  kind: "allowance" | "deduction",
  cells: readonly NewCell[],
): Promise<{ id: string; employeeId: string; itemId: string }[]> {
  if (cells.length === 0) return [];
  const item = sql.identifier(kind === "allowance" ? "allowance_id" : "deduction_id");
  const given = cells.map(({ employeeId, allowanceId, deductionId, amount }) => ({
    employee_id: employeeId,
    item_id: allowanceId ?? deductionId,
    amount,
  }));
  const { rows } = await tx.execute<{ id: string; employeeId: string; itemId: string }>(sql`
    insert into employee_pay_items (tenant_id, company_id, employee_id, ${item}, mode, amount, from_month, to_month, amounts, skipped, status,
      created_at, created_by, updated_at, updated_by)
    select ${tenantId}::uuid, ${companyId}::uuid, cell.employee_id, cell.item_id, 'payroll', cell.amount, ${month}, ${month}, '[]', '[]', 'active',
      ${now}::timestamptz, ${userId}::uuid, ${now}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as cell (employee_id uuid, item_id uuid, amount bigint)
    on conflict (tenant_id, employee_id, ${item}, from_month) where mode = 'payroll' and status <> 'stopped'
      do update set amount = excluded.amount, quantity = null, version = employee_pay_items.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning id, employee_id as "employeeId", ${item} as "itemId"`);
  return rows;
}

export async function updateCells(
  tx: Transaction,
  { userId, now }: Author,
  cells: readonly { readonly id: string; readonly amount: number }[],
): Promise<void> {
  if (cells.length === 0) return;
  await tx.execute(sql`
    update employee_pay_items own set amount = cell.amount, quantity = null, version = own.version + 1,
      updated_at = ${now}::timestamptz, updated_by = ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell (id uuid, amount bigint)
    where own.id = cell.id`);
}

export async function deleteCells(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`delete from employee_pay_items where id = any(${uuids(ids)})`);
}
