/** Reads the contents of an export within the transaction's tenant: it contains nothing the runtime role may not see, such as passwords. */
import { type SQL, sql } from "drizzle-orm";
import type { FieldChange } from "#src/domain/shared/history.ts";
import { nameToRead, type Purged, purgedOf, toRead } from "../../shared/audit.ts";
import type { StoredFile } from "../../shared/file-storage.ts";
import { files } from "../../shared/tables/files.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type ExportedTable, leftOutColumns } from "./tables.ts";

/** Columns that the runtime role may read, in order. */
export async function exportedColumns(tx: Transaction, table: ExportedTable): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and has_column_privilege(attrelid, attnum, 'select') order by attnum`);
  return rows.map(({ name }) => name).filter((name) => !leftOutColumns.has(`${table}.${name}`));
}

type Row = Record<string, unknown>;

/** Audit events of purged people are redacted here too. */
function readable(row: Row): Row {
  const { purged, ...event } = row;
  return toRead({
    ...event,
    subject: String(row["subject"]),
    reason: row["reason"] as string | null,
    changes: row["changes"] as FieldChange[],
    purged: purged as Purged,
  });
}

const batchRows = 5_000;

/** Values as in JSON, some thousand rows at a time. */
export async function* rowsOfTable(
  tx: Transaction,
  table: ExportedTable,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const ofTrail = table === "audit_events";
  const column = (name: string): SQL =>
    ofTrail && name === "record_name"
      ? sql`${nameToRead} as record_name`
      : sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  const shown = [...columns.map(column), ...(ofTrail ? [sql`${purgedOf} as purged`] : [])];
  const order = ["sequence", "created_at"].find((name) => columns.includes(name));
  const own = sql`${sql.identifier(table === "tenants" ? "id" : "tenant_id")} = current_setting('app.tenant')::uuid`;
  await tx.execute(sql`
    declare exported no scroll cursor for select to_json(one) as row from (
      select ${sql.join(shown, sql`, `)} from ${sql.identifier(table)} where ${own}${order === undefined ? sql`` : sql` order by ${sql.identifier(order)}`}) one`);
  for (;;) {
    const { rows } = await tx.execute<{ row: Row }>(sql.raw(`fetch ${batchRows} from exported`));
    if (rows.length > 0) yield rows.map(({ row }) => (ofTrail ? readable(row) : row));
    if (rows.length < batchRows) break;
  }
  await tx.execute(sql`close exported`);
}

/** All of the tenant's files, without their contents. */
export function exportedFiles(tx: Transaction): Promise<StoredFile[]> {
  return tx.select().from(files).orderBy(files.createdAt, files.id);
}
