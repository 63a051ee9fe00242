/** Inserts many rows of one table, some hundred per statement: sent as one JSON value, not as thousands of parameters. */
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./transaction.ts";

export type Row = Readonly<Record<string, unknown>>;
export const rowsPerBatch = 500;

/** All rows have the same columns; omitted columns get their defaults. */
export async function insertRows(tx: Transaction, table: PgTable, rows: readonly Row[]): Promise<void> {
  const named = Object.keys(getTableColumns(table)).flatMap((column) =>
    rows[0] !== undefined && column in rows[0] ? [[column, toSnakeCase(column)] as const] : [],
  );
  const columns = sql.join(
    named.map(([, column]) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let from = 0; from < rows.length; from += rowsPerBatch) {
    const part = rows
      .slice(from, from + rowsPerBatch)
      .map((row) => Object.fromEntries(named.map(([column, stored]) => [stored, row[column]])));
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(part)}::jsonb)`,
    );
  }
}
