/** Requested confirmations, newest first. */
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import { confirmations } from "./tables/confirmations.ts";
import { employeeRecords } from "./shared/records.ts";

export const confirmationRecords = employeeRecords(confirmations, {
  order: sql`-extract(epoch from ${confirmations.createdAt})`,
});

/** The day of a confirmation that waits for a decision. */
export async function waitingConfirmation(tx: Transaction, employeeId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ confirmedOn: confirmations.confirmedOn })
    .from(confirmations)
    .where(and(eq(confirmations.employeeId, employeeId), eq(confirmations.status, "requested")));
  return row?.confirmedOn;
}
