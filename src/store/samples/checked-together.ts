/** Checks the foreign keys of tables once after many rows and makes their indexes then, instead of row by row. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";

/** What is taken off a table, and how it is put back. */
interface Part extends Record<string, unknown> {
  readonly off: string;
  readonly back: string;
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
 * transaction with it. Rows inserted by a transaction are otherwise checked again with each of its updates. Unique indexes stay.
 */
export async function checkedTogether(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const list = sql.param([...tables]);
  const putBack = await asOwner(tx, async () => {
    const { rows: keys } = await tx.execute<Part>(sql`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
      from pg_constraint where contype = 'f' and conrelid = any(${list}::regclass[]) order by conrelid::regclass::text, conname`);
    const { rows: indexes } = await tx.execute<Part>(sql`
      select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as back
      from pg_index where not indisunique and indrelid = any(${list}::regclass[]) order by indexrelid::regclass::text`);
    // Their trigger locks the timesheet of each entry; those of the samples are open until they have their entries.
    const trigger: Part = {
      off: "alter table timesheet_entries disable trigger timesheet_entries_stay",
      back: "alter table timesheet_entries enable trigger timesheet_entries_stay",
    };
    // Most of their rows change again when they are decided: beside the row, none of its indexes has to know.
    const room = ["attendance_logs", "timesheets"].map((table): Part => ({
      off: `alter table ${table} set (fillfactor = 50)`,
      back: `alter table ${table} reset (fillfactor)`,
    }));
    const parts = [...indexes, ...keys, ...room, trigger];
    for (const { off } of parts) await tx.execute(sql.raw(off));
    return parts.map(({ back }) => back);
  });
  await work();
  await asOwner(tx, async () => {
    for (const back of putBack) await tx.execute(sql.raw(back));
  });
}
