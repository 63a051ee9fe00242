/** Transactions bound to a role without bypass and, for the runtime role, to one tenant. */
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { escapeLiteral, type PoolClient } from "pg";
import type { Store } from "./open-store.ts";

/** Queries within one transaction. */
export type Transaction = Omit<NodePgDatabase, "transaction">;

/** All of it holds until the transaction ends. Without a tenant every table of tenants is empty. */
function settings(role: "app_rt" | "app_auth", tenantId: string | null): string {
  return `select set_config('role', '${role}', true), set_config('app.tenant', ${escapeLiteral(tenantId ?? "")}, true), set_config('statement_timeout', '30s', true)`;
}

export function inTenant<T>(store: Store, tenantId: string | null, work: (tx: Transaction) => Promise<T>, readOnly = false): Promise<T> {
  return transact(store, `begin${readOnly ? " read only" : ""}; ${settings("app_rt", tenantId)}`, work);
}

/** All that is read is of one moment, however long it takes; nothing is written. */
export function inSnapshot<T>(store: Store, tenantId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transact(store, `begin isolation level repeatable read read only; ${settings("app_rt", tenantId)}`, work);
}

/** For what happens before a tenant is known; sees accounts, tenants and sessions, and no records. */
export function inAuth<T>(store: Store, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transact(store, `begin; ${settings("app_auth", null)}`, work);
}

/** Goes on within the transaction as the runtime role of a tenant, or of none. */
export async function actFor(tx: Transaction, tenantId: string | null): Promise<void> {
  await tx.execute(sql.raw(settings("app_rt", tenantId)));
}

/** Takes a step of a transaction of the runtime role as the role of sign-in, which sees accounts and tenants, and no records. */
export async function asAuth<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const become = (role: "app_rt" | "app_auth") => tx.execute(sql`select set_config('role', ${role}, true)`);
  await become("app_auth");
  try {
    const result = await work();
    await become("app_rt");
    return result;
  } catch (error) {
    // After a fault of the database nothing more can be said in this transaction, and nothing can be done either.
    await become("app_rt").catch(() => undefined);
    throw error;
  }
}

/** Unlike drizzle's own, it gives the connection back whatever fails, and drops one that cannot be trusted any more. */
async function transact<T>(store: Store, opening: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await store.pool.connect();
  let broken = false;
  try {
    await client.query(opening);
    const result = await work(drizzle(client, { casing: "snake_case" }));
    await client.query("commit");
    return result;
  } catch (error) {
    broken = !(await rollsBack(client, error));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function rollsBack(client: PoolClient, error: unknown): Promise<boolean> {
  // A query without an answer still blocks the connection.
  if (error instanceof Error && /Query read timeout/.test(String(error.cause ?? error))) return false;
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}
