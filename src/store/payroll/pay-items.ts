/** Codes and formulas of all pay items of a company. */
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import { allowances } from "./tables/allowances.ts";
import { deductions } from "./tables/deductions.ts";

interface ItemCode {
  readonly id: string;
  readonly subject: "allowances" | "deductions";
  readonly name: string;
  readonly code: string;
  readonly formula: string | null;
}

const codes = (tx: Transaction) => {
  const of = (table: typeof allowances | typeof deductions, subject: ItemCode["subject"]) =>
    tx
      .select({
        id: table.id,
        companyId: table.companyId,
        subject: sql<ItemCode["subject"]>`${subject}::text`.as("subject"),
        name: table.name,
        code: table.code,
        formula: table.formula,
      })
      .from(table);
  return of(allowances, "allowances").unionAll(of(deductions, "deductions")).as("items");
};

export function itemCodes(tx: Transaction, companyId: string): Promise<ItemCode[]> {
  const items = codes(tx);
  return tx.select().from(items).where(eq(items.companyId, companyId));
}

/** The item and all others of its company. */
export function itemsAround(tx: Transaction, id: string): Promise<ItemCode[]> {
  const items = codes(tx);
  const own = tx.select({ companyId: items.companyId }).from(items).where(eq(items.id, id));
  return tx
    .select()
    .from(items)
    .where(eq(items.companyId, sql`(${own})`));
}

/** Keeps the item as it is now, as the version that applies until the day. */
export async function keepVersion(
  tx: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
  itemId: string,
  until: string,
): Promise<void> {
  await tx.execute(sql`
    insert into pay_item_versions (tenant_id, company_id, allowance_id, deduction_id, until, fields, created_at, created_by, updated_at, updated_by)
    select own.tenant_id, own.company_id, own.allowance_id, own.deduction_id, ${until}::date, own.fields, ${now}::timestamptz, ${userId}::uuid, ${now}::timestamptz, ${userId}::uuid
    from (
      select tenant_id, company_id, id as allowance_id, null::uuid as deduction_id, to_jsonb(allowances) as fields from allowances where id = ${itemId}
      union all
      select tenant_id, company_id, null, id, to_jsonb(deductions) from deductions where id = ${itemId}) own
    on conflict do nothing`);
}
