/** Plain filters and sort orders of a list, derived from columns. */
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { byReading } from "../list-query.ts";

/** What a filter compares, by the filter's name. */
export type FilterColumns = Readonly<Record<string, AnyPgColumn | SQL>>;

type ValueOf<Column> =
  Column extends SQL<infer Value> ? Value : Column extends AnyPgColumn ? Column["_"]["data"] : never;

/** A filter takes one value, or a list of which any may match. */
export type ColumnFilters<Columns extends FilterColumns> = {
  [Name in keyof Columns]?: ValueOf<Columns[Name]> | readonly NonNullable<ValueOf<Columns[Name]>>[] | undefined;
};

const hasArchived = (column: AnyPgColumn | SQL): boolean =>
  "enumValues" in column && column.enumValues?.includes("archived") === true;

function condition(column: AnyPgColumn | SQL, value: unknown): SQL | undefined {
  if (Array.isArray(value) && value.length > 0) return inArray(column as SQL, value);
  // The state is a literal in the statement: for a parameter PostgreSQL would expect that nearly every row is
  // excluded, and choose its plan by that.
  if (value === undefined || Array.isArray(value))
    return hasArchived(column) ? sql`${column} <> 'archived'` : undefined;
  return eq(column as SQL, value);
}

/** For the state filter: by default everything except archived. */
export function columnConditions(columns: FilterColumns, filters: object): (SQL | undefined)[] {
  return Object.entries(columns).map(([name, column]) =>
    condition(column, (filters as Readonly<Record<string, unknown>>)[name]),
  );
}

/** Columns of the table by name for sorting: text in the order a reader expects. */
export function sortableColumns<Table extends PgTable, Name extends keyof Table["_"]["columns"] & string>(
  table: Table,
  ...names: readonly Name[]
): Record<Name, AnyPgColumn | SQL> {
  const columns = table as unknown as Readonly<Record<string, AnyPgColumn>>;
  const sorted = names.map((name) => {
    const column = columns[name] as AnyPgColumn;
    const isText = column.columnType === "PgText" && !column.enumValues?.length;
    return [name, isText ? byReading(column) : column] as const;
  });
  return Object.fromEntries(sorted) as Record<Name, AnyPgColumn | SQL>;
}
