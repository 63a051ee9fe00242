/** Writes many requests at once. */
import { randomUUID } from "node:crypto";
import { insertRows } from "../../database/insert-rows.ts";
import type { Transaction } from "../../database/transaction.ts";
import { approvalDecisions } from "../tables/approval-decisions.ts";
import { approvalRequests } from "../tables/approval-requests.ts";
import type { NewApproval } from "./requests.ts";

/** Each with the note that it was made. */
export async function insertApprovals(
  tx: Transaction,
  requests: readonly (NewApproval & { id: string })[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await insertRows(tx, approvalRequests, requests);
  const notes = requests.map(({ id, tenantId, step }) => ({
    id: randomUUID(),
    tenantId,
    requestId: id,
    step,
    action: "submitted",
    userId,
    permitted: false,
    at: now,
  }));
  await insertRows(tx, approvalDecisions, notes);
}
