/** An employee's change requests, without their encrypted parts. */
import { desc, eq } from "drizzle-orm";
import { changeRequests } from "../tables/change-requests.ts";
import type { Transaction } from "../../database/transaction.ts";

export function requestsOfEmployee(tx: Transaction, employeeId: string) {
  const { id, section, note, status, createdAt, decidedAt, decisionNote } = changeRequests;
  return tx
    .select({ id, section, note, status, createdAt, decidedAt, decisionNote })
    .from(changeRequests)
    .where(eq(changeRequests.employeeId, employeeId))
    .orderBy(desc(createdAt));
}
