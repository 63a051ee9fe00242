/** Deletes the data of a closed tenant, table by table from the database catalogue. */
import { eq, sql } from "drizzle-orm";
import type { PlacedBytes } from "../shared/file-storage.ts";
import { files } from "../shared/tables/files.ts";
import { tenantExports } from "../integrations/tables/tenant-exports.ts";
import { partName } from "../integrations/shared/export-queue.ts";
import { actFor, asAuth, type Transaction } from "../database/transaction.ts";

/** What stays: the audit trail, and accounts named in it or in the platform's log, as numbers. */
export const keptOfPurged: readonly string[] = ["audit_events", "users"];

/** Files and export archives stored outside the database. The transaction is without a tenant before and after. */
export async function bytesOfTenant(tx: Transaction, tenantId: string): Promise<PlacedBytes[]> {
  await actFor(tx, tenantId);
  const held = await tx.select({ name: files.id, place: files.place }).from(files);
  const made = await tx
    .select({ id: tenantExports.id, parts: tenantExports.parts })
    .from(tenantExports)
    .where(eq(tenantExports.tenantId, tenantId));
  await actFor(tx, null);
  const archives = made.flatMap(({ id, parts }) =>
    parts.map(({ place }, index) => ({ name: partName(id, index + 1), place })),
  );
  return [...held, ...archives].filter(({ place }) => place !== "database");
}

interface TenantTable extends Record<string, unknown> {
  name: string;
  /** Tables that its rows reference. */
  refersTo: string[];
  /** Whether the runtime role deletes from it; otherwise the sign-in role does. */
  byRuntime: boolean;
}

/** Each after all tables that reference it. */
async function tablesInOrder(tx: Transaction): Promise<TenantTable[]> {
  const { rows } = await tx.execute<TenantTable>(sql`
    select relname as name, has_table_privilege('app_rt', oid, 'delete') as "byRuntime",
      array(select distinct other.relname::text from pg_constraint join pg_class other on other.oid = confrelid where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and not attisdropped) order by relname`);
  const ordered: TenantTable[] = [];
  let left = rows.filter(({ name }) => !keptOfPurged.includes(name));
  while (left.length > 0) {
    const free = left.filter(({ name }) => !left.some((other) => other.refersTo.includes(name)));
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join(", ")}.`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Accounts named as actors in the tenant's trail or the platform's log. */
async function namedAccounts(tx: Transaction, tenantId: string): Promise<string[]> {
  const inLog = await tx.execute<{ id: string }>(sql`select distinct actor_id as id from platform_events`);
  await actFor(tx, tenantId);
  const inTrail = await tx.execute<{ id: string }>(
    sql`select distinct who as id from audit_events, unnest(array[actor_id, acting_for_id]) who where who is not null`,
  );
  return [...inLog.rows, ...inTrail.rows].map(({ id }) => id);
}

/** The transaction is without a tenant before and after. The tenant must still be closed: the database deletes accounts of no other. */
export async function deleteTenantRows(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const tables = await tablesInOrder(tx);
  const named = await namedAccounts(tx, tenantId);
  for (const { name, byRuntime } of tables) {
    const remove = () => tx.execute(sql`delete from ${sql.identifier(name)} where tenant_id = ${tenantId}`);
    await (byRuntime ? remove() : asAuth(tx, remove));
  }
  await asAuth(tx, async () => {
    const own = sql`select id from users where tenant_id = ${tenantId}`;
    for (const table of ["sessions", "user_mfa", "email_otps", "sso_subjects"])
      await tx.execute(sql`delete from ${sql.identifier(table)} where user_id in (${own})`);
    await tx.execute(
      sql`delete from users where tenant_id = ${tenantId} and id::text not in (select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))`,
    );
    await tx.execute(sql`
      update users set full_name = '•••', email = id || '@purged.invalid', username = id::text, avatar = null, phone = null, locale = null, time_zone = null, ability = '[]', role = '', password_hash = null, earlier_passwords = '[]',
        lock_reason = null, last_sign_in_at = null, removed_at = coalesce(removed_at, ${now.toISOString()}::timestamptz)
      where tenant_id = ${tenantId}`);
  });
  await actFor(tx, null);
}
