/** The pay items that a run calculates for each employee, and what a locked run has taken of them. */
import { sql } from "drizzle-orm";
import { amountDue, type AssignedAmount, type MonthAmount } from "#src/domain/payroll/assigned-amount.ts";
import type { AssignedItem, PayItem } from "#src/domain/payroll/pay-item.ts";
import { payItemOf, type StoredItem } from "#src/domain/payroll/stored-item.ts";
import { firstDay } from "#src/domain/shared/calendar.ts";
import type { Actor } from "../shared/audit.ts";
import type { Transaction } from "../database/transaction.ts";
import { uuids } from "./uuids.ts";

export interface ItemsAsked {
  readonly companyId: string;
  readonly employmentIds: readonly string[];
  /** The month that is paid. */
  readonly month: string;
  /** The pay period of the run: what it has taken before does not count when it is calculated again. */
  readonly periodId: string;
}

interface AssignedRow extends AssignedAmount {
  readonly id: string;
  readonly employeeId: string;
  readonly quantity: number | null;
  readonly ownAmount: number | null;
  readonly itemId: string;
  /** What other periods have taken, by month. */
  readonly taken: readonly MonthAmount[];
}

/** Definitions of items as of a day: the version that ends first after it, else the item as it is. */
async function definitionsOf(tx: Transaction, ids: readonly string[], day: string): Promise<Map<string, StoredItem>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; fields: StoredItem }>(sql`
    select item.id, coalesce((select version.fields from pay_item_versions version
        where version.tenant_id = item.tenant_id and coalesce(version.allowance_id, version.deduction_id) = item.id and version.until > ${day}::date
        order by version.until limit 1), item.fields) as fields
    from (select tenant_id, id, to_jsonb(allowances) as fields from allowances
      union all select tenant_id, id, to_jsonb(deductions) from deductions) item
    where item.id = any(${uuids(ids)})`);
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

/**
 * Items due in the month by employment, with the definition of each as of its first day: allowances and deductions, then approved
 * expense claims. An item is paid once in a month: with several periods in it, the first to be locked takes it.
 */
export async function assignedItems(
  tx: Transaction,
  { companyId, employmentIds, month, periodId }: ItemsAsked,
): Promise<ReadonlyMap<string, readonly AssignedItem[]>> {
  const found = new Map<string, AssignedItem[]>();
  if (employmentIds.length === 0) return found;
  const add = (employeeId: string, assigned: AssignedItem): void => {
    const items = found.get(employeeId) ?? [];
    items.push(assigned);
    found.set(employeeId, items);
  };
  const day = firstDay(month);
  const assigned = await assignedRows(tx, { companyId, employmentIds, month, periodId });
  const { rows: claims } = await tx.execute<{ id: string; employeeId: string; amount: number; itemId: string }>(sql`
    select own.id, own.employee_id as "employeeId", own.amount::float8 as amount, own.allowance_id as "itemId"
    from expense_claims own
    where own.company_id = ${companyId} and own.employee_id = any(${uuids(employmentIds)}) and own.spent_on <= (${day}::date + interval '1 month - 1 day')
      and own.status in ('approved', 'paid')
      and coalesce((select sum(taking.amount) from pay_item_takings taking
        where taking.tenant_id = own.tenant_id and taking.expense_claim_id = own.id
          and (taking.month <> ${month} or taking.period_id is distinct from ${periodId})), 0) = 0
    order by own.employee_id, own.spent_on, own.id`);
  // Items of many people repeat: each definition is read and made once.
  const stored = await definitionsOf(tx, [...new Set([...assigned, ...claims].map(({ itemId }) => itemId))], day);
  const made = new Map([...stored].map(([id, fields]): [string, PayItem] => [id, payItemOf(fields)]));
  for (const row of assigned) {
    const [fields, item] = [stored.get(row.itemId), made.get(row.itemId)];
    if (!fields || !item || row.taken.some((each) => each.month === month && each.amount !== 0)) continue;
    const due = amountDue(amountOf(row, fields), month, row.taken);
    if (due !== null) add(row.employeeId, { item, amount: due, sourceId: row.id });
  }
  // A claim is paid as it was approved, whatever the item calculates otherwise.
  for (const { id, employeeId, amount, itemId } of claims) {
    const item = made.get(itemId);
    if (item)
      add(employeeId, {
        item: { ...item, calculation: { kind: "fixed" }, prorated: false, grossRate: false },
        amount,
        sourceId: id,
      });
  }
  return found;
}

async function assignedRows(
  tx: Transaction,
  { companyId, employmentIds, month, periodId }: ItemsAsked,
): Promise<AssignedRow[]> {
  const { rows } = await tx.execute<AssignedRow & Record<string, unknown>>(sql`
    select own.id, own.employee_id as "employeeId", own.mode, own.amount::float8 as "ownAmount", own.quantity,
      own.from_month as "fromMonth", own.to_month as "toMonth", own.total::float8 as total, own.instalments, own.amounts,
      own.skipped, own.settle_month as "settleMonth",
      coalesce(own.allowance_id, own.deduction_id) as "itemId",
      coalesce((select jsonb_agg(jsonb_build_object('month', months.month, 'amount', months.amount)) from (
        select taking.month, sum(taking.amount) as amount from pay_item_takings taking
        where taking.tenant_id = own.tenant_id and taking.employee_pay_item_id = own.id
          and (taking.month <> ${month} or taking.period_id is distinct from ${periodId})
        group by taking.month having sum(taking.amount) <> 0) months), '[]'::jsonb) as taken
    from employee_pay_items own
    where own.company_id = ${companyId} and own.employee_id = any(${uuids(employmentIds)})
      and own.status <> 'draft' and own.from_month <= ${month}
      and case own.status when 'stopped' then own.to_month >= ${month} else own.to_month is null or own.to_month >= ${month} or own.total is not null or own.mode = 'custom' end
    order by own.employee_id, own.created_at, own.from_month, own.id`);
  return rows;
}

/** The usual amount of the item stands in for one of the employee's own; a quantity multiplies it. */
function amountOf(row: AssignedRow, item: StoredItem): AssignedAmount {
  const usual = row.ownAmount ?? item.amount ?? 0;
  return { ...row, amount: row.quantity === null ? usual : Math.round((usual * row.quantity) / 100) };
}

export interface TakenItem {
  readonly employeeId: string;
  /** The `sourceId` of the line. */
  readonly sourceId: string;
  /** Cents, as on the payslip. */
  readonly amount: number;
}

interface TakingRun {
  readonly companyId: string;
  readonly runId: string;
  readonly periodId: string;
  readonly month: string;
}

/**
 * What a locked run has taken. To be called in the transaction that locks it, with every line of a payslip that has a `sourceId`,
 * those of no amount included: it counts instalments, completes items of which nothing is left and sets claims to paid. Repeating
 * the call for a run changes nothing.
 */
export async function recordTaken(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  { companyId, runId, periodId, month }: TakingRun,
  taken: readonly TakenItem[],
): Promise<void> {
  if (taken.length === 0) return;
  const ids = uuids(taken.map(({ sourceId }) => sourceId));
  const amounts = sql`${`{${taken.map(({ amount }) => amount).join(",")}}`}::bigint[]`;
  // A change of an item waits until its instalment is counted.
  await tx.execute(sql`select from employee_pay_items where id = any(${ids}) order by id for no key update`);
  await tx.execute(sql`
    insert into pay_item_takings (tenant_id, company_id, employee_id, employee_pay_item_id, expense_claim_id, run_id, period_id, month, amount,
      reversal, created_at, created_by, updated_at, updated_by)
    select ${tenantId}::uuid, ${companyId}::uuid, coalesce(item.employee_id, claim.employee_id), item.id, claim.id, ${runId}::uuid, ${periodId}::uuid,
      ${month}, sum(line.amount), false, ${now}::timestamptz, ${userId}::uuid, ${now}::timestamptz, ${userId}::uuid
    from unnest(${ids}, ${amounts}) as line (source_id, amount)
    left join employee_pay_items item on item.id = line.source_id and item.company_id = ${companyId}
    left join expense_claims claim on claim.id = line.source_id and claim.company_id = ${companyId}
    where item.id is not null or claim.id is not null
    group by item.id, claim.id, item.employee_id, claim.employee_id
    on conflict do nothing`);
  await settleItems(tx, { userId, now }, ids);
}

/** Gives back what a reversed run, or the reversed payslips of some people, had taken. */
export async function giveBackTaken(
  tx: Transaction,
  { userId, now }: Actor,
  { runId, employeeIds }: { readonly runId: string; readonly employeeIds?: readonly string[] },
): Promise<void> {
  const ofPeople = employeeIds === undefined ? sql`` : sql`and employee_id = any(${uuids(employeeIds)})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into pay_item_takings (tenant_id, company_id, employee_id, employee_pay_item_id, expense_claim_id, run_id, period_id, month, amount,
      reversal, created_at, created_by, updated_at, updated_by)
    select tenant_id, company_id, employee_id, employee_pay_item_id, expense_claim_id, run_id, period_id, month, -amount, true,
      ${now}::timestamptz, ${userId}::uuid, ${now}::timestamptz, ${userId}::uuid
    from pay_item_takings where run_id = ${runId} and not reversal ${ofPeople}
    on conflict do nothing
    returning coalesce(employee_pay_item_id, expense_claim_id) as id`);
  if (rows.length > 0) await settleItems(tx, { userId, now }, uuids(rows.map(({ id }) => id)));
}

/** Sets the states that follow from what has been taken. */
export async function settleItems(
  tx: Transaction,
  { userId, now }: Pick<Actor, "userId" | "now">,
  ids: ReturnType<typeof uuids>,
): Promise<void> {
  const taken = sql`coalesce((select sum(taking.amount) from pay_item_takings taking where taking.tenant_id = own.tenant_id and taking.employee_pay_item_id = own.id), 0)`;
  const last = sql`(select max(taking.month) from pay_item_takings taking where taking.tenant_id = own.tenant_id and taking.employee_pay_item_id = own.id and taking.amount > 0)`;
  const done = sql`case
    when own.mode = 'payroll' then ${taken} > 0
    when own.mode = 'custom' then ${taken} >= (select sum((each ->> 'amount')::bigint) from jsonb_array_elements(own.amounts) each)
    when own.total is not null then ${taken} >= own.total
    else own.to_month is not null and ${taken} > 0 and ${last} >= own.to_month end`;
  await tx.execute(sql`
    update employee_pay_items own set status = case when ${done} then 'completed' else 'active' end,
      version = own.version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::uuid
    where own.id = any(${ids}) and own.status in ('active', 'completed') and own.status <> case when ${done} then 'completed' else 'active' end`);
  const paid = sql`coalesce((select sum(taking.amount) from pay_item_takings taking where taking.tenant_id = own.tenant_id and taking.expense_claim_id = own.id), 0) > 0`;
  await tx.execute(sql`
    update expense_claims own set status = case when ${paid} then 'paid' else 'approved' end,
      version = own.version + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::uuid
    where own.id = any(${ids}) and own.status in ('approved', 'paid') and own.status <> case when ${paid} then 'paid' else 'approved' end`);
}
