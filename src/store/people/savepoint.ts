/** A part of a transaction that is undone by itself where it fails. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../transaction.ts";

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
