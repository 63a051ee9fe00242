/** Savepoints: parts of a transaction that are rolled back separately. */
import { sql } from "drizzle-orm";
import type { Transaction } from "./transaction.ts";

/** Rolled back if it fails. */
export async function withinSavepoint<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint part`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint part`);
    return result;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`);
    throw error;
  }
}

/** A trial run: always rolled back. */
export async function undone<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint trial`);
  try {
    return await work();
  } finally {
    await tx.execute(sql`rollback to savepoint trial`);
  }
}
