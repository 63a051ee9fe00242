/** Updates many rows of one table, some hundred per statement. */
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Row, rowsPerBatch } from "./insert-rows.ts";
import type { Transaction } from "./transaction.ts";

/** All rows have the same columns and their id; returns how many were found. */
export async function updateRows(
  tx: Transaction,
  table: PgTable,
  rows: readonly (Row & { readonly id: string })[],
  where: SQL,
): Promise<number> {
  const named = Object.keys(getTableColumns(table)).flatMap((column) =>
    rows[0] !== undefined && column in rows[0] ? [[column, toSnakeCase(column)] as const] : [],
  );
  const set = sql.join(
    named.flatMap(([column, stored]) =>
      column === "id" ? [] : [sql`${sql.identifier(stored)} = given.${sql.identifier(stored)}`],
    ),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  let updated = 0;
  for (let from = 0; from < rows.length; from += rowsPerBatch) {
    const part = rows
      .slice(from, from + rowsPerBatch)
      .map((row) => Object.fromEntries(named.map(([column, stored]) => [stored, row[column]])));
    const { rowCount } = await tx.execute(
      sql`update ${name} stored set ${set} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(part)}::jsonb) given where given.id = stored.id and ${where}`,
    );
    updated += rowCount ?? 0;
  }
  return updated;
}
