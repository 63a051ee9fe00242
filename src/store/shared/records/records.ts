/** Reads and writes the records of a table: shared by all areas, wherever their records belong. */
import { and, count, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, type PgTable } from "drizzle-orm/pg-core";
import type { Option } from "../../company/shared/companies.ts";
import { byReading, countedPage, type ListQuery, orderOf, type Page, searched } from "../list-query.ts";
import { users } from "../../account/tables/users.ts";
import { onceBuilt, rowsOf, type Transaction } from "../../database/transaction.ts";
import { columnConditions, type FilterColumns } from "./filters.ts";

export type BookkeepingColumn = "id" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
export type RecordTable = PgTable & Record<BookkeepingColumn, AnyPgColumn>;

/** Who writes, and when. */
export interface Author {
  userId: string;
  now: Date;
}

export interface RecordRules<Table extends RecordTable, Filters> {
  table: Table;
  /** The record's name in dropdowns. */
  label: AnyPgColumn | SQL<string>;
  /** Read with each record besides its columns: subqueries, such as for the name of a referenced record. */
  shown?: ShownColumns;
  /** Columns not read with a record: those shown in another form, and large ones. */
  hidden?: readonly string[];
  sortable: Readonly<Record<string, AnyPgColumn | SQL>>;
  defaultSort: string;
  searchable: readonly (AnyPgColumn | SQL)[];
  /** Filters that compare a column. */
  filters?: FilterColumns;
  /** Conditions of the other filters. */
  matching?: (filters: Filters) => (SQL | undefined)[];
  /** Which records a dropdown offers, active ones by default, and their order before the name. */
  offered?: SQL;
  offeredBy?: readonly (AnyPgColumn | SQL)[];
}

/** Columns that are read besides the table's, by name. */
export type ShownColumns = Readonly<Record<string, SQL>>;
export type ShownValues<Shown extends ShownColumns> = {
  [Key in keyof Shown]: Shown[Key] extends SQL<infer Value> ? Value : never;
};

/** The scope's condition, and the values it sets in a new row. */
interface Belonging<Scope, By extends Author> {
  within: (scope: Scope) => SQL | undefined;
  owner: (scope: Scope, author: By) => Readonly<Record<string, unknown>>;
}

export interface Records<Row, New, Filters, Scope, By extends Author> {
  find(tx: Transaction, scope: Scope, id: string): Promise<Row | undefined>;
  /** The record, locked until the transaction ends. */
  lock(tx: Transaction, scope: Scope, id: string): Promise<Row | undefined>;
  page(tx: Transaction, scope: Scope, query: ListQuery & Filters): Promise<Page<Row>>;
  /** Every matching record, for an export. */
  all(tx: Transaction, scope: Scope, query: ListQuery & Filters): Promise<Row[]>;
  options(tx: Transaction, scope: Scope, q: string | undefined, only?: SQL): Promise<Option[]>;
  insert(tx: Transaction, author: By, scope: Scope, fields: New): Promise<string>;
  /** Updates a locked record; its version counts the change. */
  update(tx: Transaction, author: By, scope: Scope, id: string, version: number, fields: Partial<New>): Promise<void>;
  remove(tx: Transaction, scope: Scope, id: string): Promise<void>;
}

const maxOptions = 100;

export function records<Row, New, Table extends RecordTable, Filters, Scope, By extends Author>(
  rules: RecordRules<Table, Filters>,
  { within, owner }: Belonging<Scope, By>,
): Records<Row, New, Filters, Scope, By> {
  const { label, filters: filterColumns = {}, offeredBy = [] } = rules;
  const table: RecordTable & { status?: AnyPgColumn } = rules.table;
  const offered = rules.offered ?? (table.status && eq(table.status, "active"));
  const creator = alias(users, "creator");
  const updater = alias(users, "updater");
  const unread = ["tenantId", ...(rules.hidden ?? [])];
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>).filter(([name]) => !unread.includes(name)),
  );

  const shown = { ...columns, ...rules.shown, createdBy: creator.fullName, updatedBy: updater.fullName };
  const fields = Object.entries(shown).map(([name, field]) => ({ path: [name], field }));
  const total = { path: ["total"], field: sql<number>`total` };
  let built: SQL | undefined;
  // Built-in records have no creator, and platform creators are hidden from tenants.
  const selected = () =>
    (built ??= onceBuilt((make) =>
      make
        .select(shown)
        .from(table)
        .leftJoin(creator, eq(creator.id, table.createdBy))
        .leftJoin(updater, eq(updater.id, table.updatedBy)),
    ));
  const whereOf = (where: SQL | undefined) => (where === undefined ? sql`` : sql` where ${where}`);
  const rows = (tx: Transaction, where: SQL | undefined, rest = sql``) =>
    rowsOf(tx, sql`${selected()}${whereOf(where)}${rest}`, fields);
  const one = (scope: Scope, id: string) => and(within(scope), eq(table.id, id));
  const listed = (scope: Scope, { q }: ListQuery, filters: Filters) =>
    and(
      within(scope),
      searched(q, rules.searchable),
      ...columnConditions(filterColumns, filters as object),
      ...(rules.matching?.(filters) ?? []),
    );
  const ordered = ({ sort = rules.defaultSort }: ListQuery) =>
    sql.join(orderOf(sort, rules.sortable, table.id), sql`, `);

  async function find(tx: Transaction, scope: Scope, id: string): Promise<Row | undefined> {
    return (await rows(tx, one(scope, id)))[0] as Row | undefined;
  }

  return {
    find,

    async lock(tx, scope, id) {
      // Separate query: joined with its people, a row changed concurrently would seem to be gone.
      // A weaker lock still allows references: two records that reference each other would otherwise deadlock.
      await tx.execute(sql`select from ${table}${whereOf(one(scope, id))} for no key update`);
      return find(tx, scope, id);
    },

    page(tx, scope, query) {
      const where = listed(scope, query, query);
      const counted = sql`select count(*)::int from ${table}${whereOf(where)}`;
      return countedPage(
        query,
        async () => (await tx.select({ total: count() }).from(table).where(where))[0]?.total ?? 0,
        async (limit, offset) => {
          const page = sql`select shown.*, (${counted}) as total from (${selected()}${whereOf(where)} order by ${ordered(query)} limit ${limit} offset ${offset}) shown`;
          return (await rowsOf(tx, page, [...fields, total])) as (Row & { total: number })[];
        },
      ) as Promise<Page<Row>>;
    },

    async all(tx, scope, query) {
      return (await rows(tx, listed(scope, query, query), sql` order by ${ordered(query)}`)) as Row[];
    },

    async options(tx, scope, q, only) {
      return tx
        .select({ id: table.id, label: sql<string>`${label}` })
        .from(table)
        .where(and(within(scope), offered, only, searched(q, [label])))
        .orderBy(...offeredBy, byReading(label), table.id)
        .limit(maxOptions) as Promise<Option[]>;
    },

    async insert(tx, author, scope, fields) {
      const { userId, now } = author;
      const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
      const [made] = await tx
        .insert(table)
        .values({ ...fields, ...who, ...owner(scope, author) } as never)
        .returning({ id: table.id });
      return (made as { id: string }).id;
    },

    async update(tx, { userId, now }, scope, id, version, fields) {
      await tx
        .update(table)
        .set({ ...fields, updatedAt: now, updatedBy: userId, version: version + 1 } as never)
        .where(one(scope, id));
    },

    async remove(tx, scope, id) {
      await tx.delete(table).where(one(scope, id));
    },
  };
}
