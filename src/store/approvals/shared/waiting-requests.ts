/** Requests that wait for a decision, across a tenant. */
import type { Transaction } from "../../database/transaction.ts";
import { approvalRequests } from "../tables/approval-requests.ts";
import { isWaiting } from "./requests.ts";

/** Waiting requests of a tenant, to look after: approvers come and go, and deadlines pass. */
export function waitingRequests(tx: Transaction) {
  return tx
    .select({ id: approvalRequests.id, companyId: approvalRequests.companyId })
    .from(approvalRequests)
    .where(isWaiting)
    .orderBy(approvalRequests.createdAt, approvalRequests.id);
}
