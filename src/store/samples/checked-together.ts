/** Checks the foreign keys of tables once after many rows, in one query each, instead of row by row. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";

interface Key extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Tables belong to the role that connects, not to the one that works for a tenant. */
export async function asOwner<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await tx.execute<{ role: string }>(
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  );
  const result = await work();
  await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? "none"}, true)`);
  return result;
}

/** Statistics of what the transaction has inserted: without them PostgreSQL compares each row with every other. */
export async function analyze(tx: Transaction, ...tables: readonly string[]): Promise<void> {
  await asOwner(tx, () => tx.execute(sql.raw(`analyze ${tables.join(", ")}`)));
}

/**
 * The keys are taken off and put back as they were, which checks all rows at once: a row that refers to nothing fails there, and the
 * transaction with it. Rows inserted by a transaction are otherwise checked again with each of its updates.
 */
export async function checkedTogether(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await asOwner(tx, async () => {
    const { rows } = await tx.execute<Key>(sql`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and conrelid = any(${sql.param([...tables])}::regclass[]) order by 1, 2`);
    for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
    // It locks the timesheet of each entry; those of the samples are open until they have their entries.
    await tx.execute(sql`alter table timesheet_entries disable trigger timesheet_entries_stay`);
    return rows;
  });
  await work();
  await asOwner(tx, async () => {
    await tx.execute(sql`alter table timesheet_entries enable trigger timesheet_entries_stay`);
    for (const { table, name, definition } of keys)
      await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`));
  });
}
