/** Looks after a waiting request: approvers come and go with the organisation, and deadlines pass. */
import { dayOfCompany } from "#src/store/company/shared/zones.ts";
import { approversOf } from "#src/domain/approvals/shared/deciding.ts";
import { defaultStep } from "#src/domain/approvals/shared/chain.ts";
import { organisationOf } from "#src/store/approvals/shared/organisation.ts";
import { insertDecision, lockApproval, updateApproval } from "#src/store/approvals/shared/requests.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import { notifyDeciders } from "./notify-deciders.ts";

interface Call {
  readonly db: Transaction;
  readonly tenantId: string;
  readonly now: Date;
  readonly publicUrl: string;
}

/** Returns whether someone was notified. */
export async function lookAfter(call: Call, { id, companyId }: { id: string; companyId: string }): Promise<boolean> {
  const { db, tenantId, now } = call;
  const request = await lockApproval(db, companyId, id);
  if (request?.status !== "submitted" && request?.status !== "cancelRequested") return false;
  const current = request.steps[request.step - 1] ?? defaultStep;
  const org = await organisationOf(db, request, [current], await dayOfCompany(db, companyId, now));
  const approvers = [...approversOf(current, org, request.makers)];
  const isDue = request.dueAt !== null && request.dueAt <= now;
  const escalateTo = current.escalateToId;
  const able = escalateTo !== null && org.active.has(escalateTo) && !request.makers.includes(escalateTo);
  const escalation = !isDue ? {} : able ? { escalatedTo: [escalateTo], dueAt: null } : { open: true, dueAt: null };
  const kept =
    approvers.length === request.approvers.length && approvers.every((one) => request.approvers.includes(one));
  if (kept && !isDue) return false;
  const added = approvers.filter((one) => !request.approvers.includes(one));
  // An escalated step stays open, even if others join the department.
  const open = approvers.length === 0 || (request.open && request.approvers.length > 0);
  const changed = await updateApproval(db, id, { userId: request.updatedBy, now }, { approvers, open, ...escalation });
  if (isDue)
    await insertDecision(db, {
      tenantId,
      requestId: id,
      step: request.step,
      action: "escalated",
      userId: null,
      actedForId: null,
      permitted: false,
      comment: null,
      at: now,
    });
  if (!isDue && added.length === 0 && !(open && !request.open)) return false;
  // Those already notified are not notified again.
  const toNotify = isDue
    ? { ...changed, approvers: [] }
    : { ...changed, approvers: added, escalatedTo: [], open: open && !request.open };
  await notifyDeciders({ ...call, userId: null }, toNotify);
  return true;
}
