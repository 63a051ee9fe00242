/** Transactions bound to a role without bypass and, for the runtime role, to one tenant. A call holds one connection: work inside a transaction continues within it. */
import { AsyncLocalStorage } from "node:async_hooks";
import { type Query, type SQL, sql } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import {
  type AnyPgColumn,
  PgDialect,
  QueryBuilder,
  type PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from "drizzle-orm/pg-core";
import { Client, escapeLiteral, type PoolClient } from "pg";
import type { Store } from "./open-store.ts";
import { replicaIsCurrent } from "./recent-writes.ts";
import { isUnavailable } from "./unavailable.ts";
import { errorCode } from "./violations.ts";
import { createStatementNames, type StatementNames } from "./statement-names.ts";

/** Queries within one transaction. */
export type Transaction = Omit<NodePgDatabase, "transaction">;

/** The role and tenant a transaction currently works as. */
interface Role {
  readonly role: "app_rt" | "app_auth";
  readonly tenantId: string | null;
}

const roles = new WeakMap<Transaction, Role>();

/** Applies until the transaction ends. Without a tenant, all tenant tables are empty. */
function settings({ role, tenantId }: Role): string {
  return `set local role ${role}; set local app.tenant = ${escapeLiteral(tenantId ?? "")}; set local statement_timeout = '30s'`;
}

export function inTenant<T>(
  store: Store,
  tenantId: string | null,
  work: (tx: Transaction) => Promise<T>,
  readOnly = false,
): Promise<T> {
  return transact(store, `begin${readOnly ? " read only" : ""}`, { role: "app_rt", tenantId }, work);
}

/**
 * A list, from the replica if that has what these readers have written. The replica may end the query or lack a column that
 * a migration has just added: then the primary answers.
 */
export async function inTenantList<T>(
  store: Store,
  tenantId: string | null,
  readers: readonly string[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { replica } = store;
  if (replica !== undefined && replicaIsCurrent(store, readers)) {
    try {
      return await attempt({ ...store, pool: replica.pool }, "begin read only", { role: "app_rt", tenantId }, work);
    } catch (error) {
      if (errorCode(error) === undefined && !isUnavailable(error)) throw error;
      replica.failed();
    }
  }
  return inTenant(store, tenantId, work, true);
}

/**
 * A read-only snapshot of one moment, however long it takes, on its own connection outside the pool: the work may report
 * its progress in other transactions.
 */
export async function inSnapshot<T>(store: Store, tenantId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = new Client({ ...store.direct, application_name: "hrms snapshot" });
  // A broken connection fails its query; without a listener its event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const as: Role = { role: "app_rt", tenantId };
    await client.query(`begin isolation level repeatable read read only; ${settings(as)}`);
    const result = await work(queriesOn(client, as));
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}

/** For work before a tenant is known; sees accounts, tenants and sessions, but no records. */
export function inAuth<T>(store: Store, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transact(store, "begin", { role: "app_auth", tenantId: null }, work);
}

/** Continues the transaction as the runtime role of a tenant, or of none. */
export function actFor(tx: Transaction, tenantId: string | null): Promise<void> {
  return become(tx, { role: "app_rt", tenantId });
}

/** Runs a step of a transaction as the sign-in role, which sees accounts and tenants, but no records. */
export function asAuth<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  return as(tx, { role: "app_auth", tenantId: roleOf(tx).tenantId }, work);
}

/** Runs a step of a transaction as the runtime role of a tenant, or of none. */
export function asTenant<T>(tx: Transaction, tenantId: string | null, work: () => Promise<T>): Promise<T> {
  return as(tx, { role: "app_rt", tenantId }, work);
}

function roleOf(tx: Transaction): Role {
  const standing = roles.get(tx);
  if (!standing) throw new Error("This transaction was not opened here.");
  return standing;
}

async function become(tx: Transaction, to: Role): Promise<void> {
  await tx.execute(
    sql`select set_config('role', ${to.role}, true), set_config('app.tenant', ${to.tenantId ?? ""}, true)`,
  );
  roles.set(tx, to);
}

async function as<T>(tx: Transaction, to: Role, work: () => Promise<T>): Promise<T> {
  const before = roleOf(tx);
  if (before.role === to.role && before.tenantId === to.tenantId) return work();
  await become(tx, to);
  try {
    const result = await work();
    await become(tx, before);
    return result;
  } catch (error) {
    // After a database error the transaction accepts no more statements.
    await become(tx, before).catch(() => roles.set(tx, before));
    throw error;
  }
}

/** A rollback to a savepoint also takes back the role. Call it at the savepoint, and what it returns after the rollback. */
export function rememberRole(tx: Transaction): () => void {
  const before = roleOf(tx);
  return () => void roles.set(tx, before);
}

/** Caches column names for all transactions, instead of reading them in each. */
const dialect = new PgDialect({ casing: "snake_case" });

type NoSchema = Record<string, never>;

type Prepare = Parameters<NodePgSession<NoSchema, NoSchema>["prepareQuery"]>;

class NamingSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #names: StatementNames | undefined;

  constructor(client: Client | PoolClient, names: StatementNames | undefined) {
    super(client, dialect, undefined);
    this.#names = names;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: Prepare[1],
    name: Prepare[2],
    inArrays: boolean,
    map?: (rows: unknown[][]) => T["execute"],
    about?: Prepare[5],
    cache?: Prepare[6],
  ): PgPreparedQuery<T> {
    return super.prepareQuery<T>(query, fields, name ?? this.#names?.nameOf(query.sql), inArrays, map, about, cache);
  }
}

function queriesOn(client: Client | PoolClient, standing: Role, names?: StatementNames): Transaction {
  const tx = new NodePgDatabase<NoSchema>(dialect, new NamingSession(client, names), undefined);
  roles.set(tx, standing);
  return tx;
}

const builder = new QueryBuilder(dialect);

/** A query, or the beginning of one, rendered as text once: drizzle would render it on each use. */
export function onceBuilt(build: (make: QueryBuilder) => { toSQL(): { sql: string; params: unknown[] } }): SQL {
  const { sql: text, params } = build(builder).toSQL();
  return sql.join(
    text
      .split(/\$\d+/)
      .flatMap((part, place) => (place === 0 ? [sql.raw(part)] : [sql`${params[place - 1]}`, sql.raw(part)])),
  );
}

/** Rows of a query, mapped to the fields. */
export function rowsOf(tx: Transaction, query: SQL, fields: SelectedFieldsOrdered): Promise<unknown[]> {
  return tx._.session.prepareQuery(dialect.sqlToQuery(query), fields, undefined, true).execute() as Promise<unknown[]>;
}

type Fields<Row> = Record<keyof Row & string, AnyPgColumn | SQL>;

/** A select built once and run with different values: `sql.placeholder(name)` stands for each of them. */
export function selectOnce<Row, Values extends Record<string, unknown>>(
  fields: Fields<Row>,
  build: (make: QueryBuilder, fields: Fields<Row>) => { toSQL(): Query },
): (tx: Transaction, values: Values) => Promise<Row[]> {
  const ordered = Object.entries<AnyPgColumn | SQL>(fields).map(([name, field]) => ({ path: [name], field }));
  const query = build(builder, fields).toSQL();
  return (tx, values) => tx._.session.prepareQuery(query, ordered, undefined, true).execute(values) as Promise<Row[]>;
}

const namesOf = new WeakMap<PoolClient, StatementNames>();

function statementNames(client: PoolClient): StatementNames {
  const known = namesOf.get(client);
  if (known) return known;
  const names = createStatementNames();
  namesOf.set(client, names);
  return names;
}

/** What runs within a transaction, until that ends. */
const within = new AsyncLocalStorage<{ ended: boolean }>();

/** A deadlock or serialization conflict: nobody's mistake, and gone on retry. */
const isTransient = (error: unknown): boolean => ["40P01", "40001"].includes(errorCode(error) ?? "");

/** Retries once what the database aborted because of another transaction. */
function transact<T>(store: Store, begin: string, standing: Role, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return attempt(store, begin, standing, work).catch((error: unknown) => {
    if (isTransient(error)) return attempt(store, begin, standing, work);
    throw error;
  });
}

/**
 * Unlike drizzle's own, it always returns the connection, and drops one that is no longer usable. Calls that wait for a
 * second connection while holding one could wait for each other forever, so none may ask for it.
 */
async function attempt<T>(
  store: Store,
  begin: string,
  standing: Role,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (within.getStore()?.ended === false)
    throw new Error("A transaction was opened within a transaction: pass the one that is open.");
  const client = await store.pool.connect();
  const names = store.prepares ? statementNames(client) : undefined;
  const scope = { ended: false };
  let broken = false;
  try {
    await client.query(`${begin}; ${settings(standing)}`);
    const result = await within.run(scope, () => work(queriesOn(client, standing, names)));
    await client.query("commit");
    return result;
  } catch (error) {
    broken = !(await rollsBack(client, error));
    throw error;
  } finally {
    scope.ended = true;
    client.release(broken || names?.full() === true);
  }
}

async function rollsBack(client: PoolClient, error: unknown): Promise<boolean> {
  // A query without a response still blocks the connection.
  if (error instanceof Error && /Query read timeout/.test(String(error.cause ?? error))) return false;
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}
