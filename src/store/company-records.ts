/** Reads and writes the records of a company table: what every area of the product needs from its table. */
import { and, count, eq, getTableColumns, type InferInsertModel, type InferSelectModel, type SQL } from "drizzle-orm";
import { type AnyPgColumn, alias, type PgTable } from "drizzle-orm/pg-core";
import type { Actor } from "./audit.ts";
import type { Option } from "./companies.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "./list-query.ts";
import { users } from "./tables/users.ts";
import type { Transaction } from "./transaction.ts";

type BookkeepingColumn = "id" | "tenantId" | "companyId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version";
export type CompanyTable = PgTable & Record<BookkeepingColumn | "name", AnyPgColumn>;

/** A record as it is shown: who made and changed it by name, the tenant left out. */
export type Shown<Table extends CompanyTable> = Omit<InferSelectModel<Table>, "tenantId">;
/** What a person may set. */
export type Fields<Table extends CompanyTable> = Omit<InferInsertModel<Table>, BookkeepingColumn>;

export interface RecordRules<Table extends CompanyTable, Filters> {
  table: Table;
  sortable: Readonly<Record<string, AnyPgColumn | SQL>>;
  defaultSort: string;
  searchable: readonly AnyPgColumn[];
  /** What the list's filters mean. */
  matching: (filters: Filters) => (SQL | undefined)[];
  /** Which records a dropdown offers, and in which order. */
  offered: SQL;
  offeredBy: readonly (AnyPgColumn | SQL)[];
}

export interface CompanyRecords<Row, New, Filters> {
  find(tx: Transaction, companyId: string, id: string): Promise<Row | undefined>;
  /** The record, kept from others until the transaction ends. */
  lock(tx: Transaction, companyId: string, id: string): Promise<Row | undefined>;
  page(tx: Transaction, companyId: string, query: ListQuery & Filters): Promise<Page<Row>>;
  /** Every record that fits, for an export. */
  all(tx: Transaction, companyId: string, query: ListQuery & Filters): Promise<Row[]>;
  options(tx: Transaction, companyId: string, q: string | undefined): Promise<Option[]>;
  insert(tx: Transaction, actor: Actor, companyId: string, fields: New): Promise<string>;
  /** Writes over a locked record; its version counts the change. */
  update(tx: Transaction, actor: Actor, companyId: string, id: string, version: number, fields: Partial<New>): Promise<void>;
  remove(tx: Transaction, companyId: string, id: string): Promise<void>;
}

const mostOptions = 100;

export function companyRecords<Table extends CompanyTable, Filters>(
  rules: RecordRules<Table, Filters>,
): CompanyRecords<Shown<Table>, Fields<Table>, Filters> {
  const { table } = rules;
  const creator = alias(users, "creator");
  const updater = alias(users, "updater");
  const { tenantId: _tenant, ...columns } = getTableColumns(table as CompanyTable) as Record<string, AnyPgColumn>;

  const rows = (tx: Transaction, where: SQL | undefined) =>
    tx
      .select({ ...columns, createdBy: creator.fullName, updatedBy: updater.fullName })
      .from(table as CompanyTable)
      .innerJoin(creator, eq(creator.id, table.createdBy))
      .innerJoin(updater, eq(updater.id, table.updatedBy))
      .where(where);
  const one = (companyId: string, id: string) => and(eq(table.companyId, companyId), eq(table.id, id));
  const listed = (companyId: string, { q }: ListQuery, filters: Filters) =>
    and(eq(table.companyId, companyId), searched(q, rules.searchable), ...rules.matching(filters));
  const ordered = ({ sort = rules.defaultSort }: ListQuery) => orderOf(sort, rules.sortable, table.id);

  async function find(tx: Transaction, companyId: string, id: string): Promise<Shown<Table> | undefined> {
    return (await rows(tx, one(companyId, id)))[0] as Shown<Table> | undefined;
  }

  return {
    find,

    async lock(tx, companyId, id) {
      // By itself: joined to its people, a row that somebody else changes meanwhile would seem to be gone.
      await tx.select({ id: table.id }).from(table as CompanyTable).where(one(companyId, id)).for("update");
      return find(tx, companyId, id);
    },

    page(tx, companyId, query) {
      const where = listed(companyId, query, query);
      return pageOf(
        query,
        async () => (await tx.select({ total: count() }).from(table as CompanyTable).where(where))[0]?.total ?? 0,
        async (limit, offset) => (await rows(tx, where).orderBy(...ordered(query)).limit(limit).offset(offset)) as Shown<Table>[],
      );
    },

    async all(tx, companyId, query) {
      return (await rows(tx, listed(companyId, query, query)).orderBy(...ordered(query))) as Shown<Table>[];
    },

    async options(tx, companyId, q) {
      return tx
        .select({ id: table.id, label: table.name })
        .from(table as CompanyTable)
        .where(and(eq(table.companyId, companyId), rules.offered, searched(q, [table.name])))
        .orderBy(...rules.offeredBy, byReading(table.name), table.id)
        .limit(mostOptions) as Promise<Option[]>;
    },

    async insert(tx, actor, companyId, fields) {
      const { tenantId, userId, now } = actor;
      const who = { tenantId, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
      const [made] = await tx
        .insert(table as CompanyTable)
        .values({ ...fields, ...who, companyId } as never)
        .returning({ id: table.id });
      return (made as { id: string }).id;
    },

    async update(tx, actor, companyId, id, version, fields) {
      await tx
        .update(table as CompanyTable)
        .set({ ...fields, updatedAt: actor.now, updatedBy: actor.userId, version: version + 1 } as never)
        .where(one(companyId, id));
    },

    async remove(tx, companyId, id) {
      await tx.delete(table as CompanyTable).where(one(companyId, id));
    },
  };
}
