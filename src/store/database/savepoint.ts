/** Savepoints: parts of a transaction that are rolled back separately. They may be nested. */
import { sql } from "drizzle-orm";
import { rememberRole, type Transaction } from "./transaction.ts";

const begin = (tx: Transaction) => tx.execute(sql`savepoint part`);
const keep = (tx: Transaction) => tx.execute(sql`release savepoint part`);

async function undo(tx: Transaction): Promise<void> {
  await tx.execute(sql`rollback to savepoint part`);
  // Otherwise it would hide the savepoint of the part around it, which has the same name.
  await keep(tx);
}

/** Rolled back if it fails, also after an error of the database. */
export async function withinSavepoint<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const restoreRole = rememberRole(tx);
  await begin(tx);
  try {
    const result = await work();
    await keep(tx);
    return result;
  } catch (error) {
    await undo(tx);
    restoreRole();
    throw error;
  }
}

/** A trial run: always rolled back. */
export async function undone<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const restoreRole = rememberRole(tx);
  await begin(tx);
  try {
    return await work();
  } finally {
    await undo(tx);
    restoreRole();
  }
}
