/** The approval engine: requests enter their chain, are decided step by step, and end with one final decision. */
import { dayOfCompany } from "#src/store/company/shared/zones.ts";
import type { Approval } from "#generated/hrms/schema.ts";
import { conflict } from "#src/contract/problem.ts";
import { chainFor, type ChainStep, defaultStep, stepsFor } from "#src/domain/approvals/shared/chain.ts";
import { afterApproval, approversOf, type Capacity, decisionsNow } from "#src/domain/approvals/shared/deciding.ts";
import type { ApprovalAction } from "#src/domain/approvals/shared/vocabulary.ts";
import { accountOfEmployee, activeChains, organisationOf } from "#src/store/approvals/shared/organisation.ts";
import {
  type ApprovalReach,
  decisionsOf,
  findApproval,
  insertApproval,
  insertDecision,
  lockApprovalOf,
  type NewApproval,
  type ShownApproval,
  type StoredApproval,
  updateApproval,
} from "#src/store/approvals/shared/requests.ts";
import { departmentsAbove } from "#src/store/people/shared/jobs.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { type Reach, secondPerson } from "../../people/shared/people.ts";
import { notifierOf, notifyDeciders } from "./notify-deciders.ts";
import { capacityIn } from "./reach.ts";

/** What a kind of requests adds to the engine; the queue calls it by the subject of the record. */
export interface ApprovalRules {
  /** What is asked for, as far as anyone who may read it sees it. */
  describe: (ctx: HrmsContext, approval: ShownApproval, reach: ApprovalReach & { reach: Reach }) => Promise<Described>;
  /** Calls `decideApproval`, and carries out the final decision. */
  decide: (
    ctx: HrmsContext,
    deciding: Deciding,
    decision: "approved" | "rejected",
    given: { readonly comment: string | null; readonly replace: boolean },
  ) => Promise<void>;
  /** Takes the reader's own request back. */
  withdraw: (ctx: HrmsContext, request: StoredApproval) => Promise<void>;
  /** For kinds whose approval can be undone. */
  cancellation?: Cancellation;
}

interface Cancellation {
  /** Whether what was approved can still be undone. */
  possible: (ctx: HrmsContext, request: StoredApproval) => Promise<boolean>;
  /** Undoes it, once the cancellation is approved. */
  carryOut: (ctx: HrmsContext, request: StoredApproval) => Promise<void>;
}

type Described = Pick<Approval, "changes" | "note" | "fileId" | "fileName">;

/** A locked request, and who decides it. */
export interface Deciding {
  readonly reach: ApprovalReach;
  readonly request: StoredApproval;
}

/** The fields of a request that begins a step: who decides it, and until when. */
export async function beginStep(
  tx: Transaction,
  { companyId, employeeId, makers }: Pick<StoredApproval, "companyId" | "employeeId" | "makers">,
  steps: readonly ChainStep[],
  step: number,
  now: Date,
): Promise<Pick<StoredApproval, "step" | "approvers" | "open" | "escalatedTo" | "dueAt">> {
  const current = steps[step - 1] ?? defaultStep;
  const org = await organisationOf(tx, { companyId, employeeId }, [current], await dayOfCompany(tx, companyId, now));
  const approvers = approversOf(current, org, makers);
  const { deadlineHours } = current;
  return {
    step,
    approvers: [...approvers],
    // A step without anyone to decide it would never end.
    open: approvers.length === 0,
    escalatedTo: [],
    dueAt: deadlineHours === null ? null : new Date(now.getTime() + deadlineHours * 3_600_000),
  };
}

export async function noteDecision(
  ctx: HrmsContext,
  { id, tenantId, step }: StoredApproval,
  action: ApprovalAction,
  { comment = null, capacity, permitted = capacity?.permitted ?? false }: Note = {},
): Promise<void> {
  const { userId, now } = actorOf(ctx);
  await insertDecision(ctx.db, {
    tenantId,
    requestId: id,
    step,
    action,
    userId,
    actedForId: capacity?.actedForId ?? null,
    permitted,
    comment,
    at: now,
  });
}

interface Note {
  comment?: string | null;
  capacity?: Capacity;
  permitted?: boolean;
}

type Submitted = Pick<NewApproval, "companyId" | "employeeId" | "kind" | "subject" | "recordId" | "right"> & {
  readonly section?: string | null;
  readonly amount?: number | null;
  /** Whose request it is besides the employee's account; the person who calls without. */
  readonly makers?: readonly string[];
  /** Whether a role of the person who asks permits the change. */
  readonly permitted?: boolean;
};

/** The chain for a request about the employee, and its steps. */
export async function chainOf(
  tx: Transaction,
  { companyId, employeeId, kind, amount = null }: Pick<Submitted, "companyId" | "employeeId" | "kind" | "amount">,
  day: string,
) {
  const departments = (await departmentsAbove(tx, employeeId, day)).map(({ id }) => id);
  const chain = chainFor(await activeChains(tx, companyId), { kind, departments, amount });
  return { chain, steps: stepsFor(chain, { kind, amount }) };
}

/** A new request, in its first step. */
export async function submitApproval(
  ctx: HrmsContext,
  { permitted = false, ...wanted }: Submitted,
): Promise<StoredApproval> {
  const { tenantId, userId: caller, now } = actorOf(ctx);
  const { chain, steps } = await chainOf(ctx.db, wanted, ctx.today(wanted.companyId));
  const employee = await accountOfEmployee(ctx.db, wanted.employeeId);
  const [userId = caller, ...others] = wanted.makers ?? [];
  const makers = [...new Set([userId, ...others, ...(employee === undefined ? [] : [employee])])];
  const request = await insertApproval(ctx.db, {
    ...wanted,
    tenantId,
    makers,
    chainId: chain?.id ?? null,
    chainName: chain?.name ?? null,
    steps: [...steps],
    ...(await beginStep(ctx.db, { ...wanted, makers }, steps, 1, now)),
    status: "submitted",
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
  });
  await noteDecision(ctx, request, "submitted", { permitted });
  await notifyDeciders(notifierOf(ctx), request);
  return request;
}

/** What is asked for has changed: it starts again, and those who changed it do not decide it. */
export async function restartApproval(ctx: HrmsContext, recordId: string): Promise<boolean> {
  const request = await lockApprovalOf(ctx.db, recordId);
  if (!request) return false;
  const actor = actorOf(ctx);
  const makers = [...new Set([...request.makers, actor.userId])];
  const { companyId, employeeId, kind, subject, section, right, amount } = request;
  // What was approved was something else: its history ends here.
  await noteDecision(ctx, request, "changed");
  await settle(ctx, request, "withdrawn", null);
  await submitApproval(ctx, { companyId, employeeId, kind, subject, recordId, section, right, amount, makers });
  return true;
}

async function settle(
  ctx: HrmsContext,
  request: StoredApproval,
  status: "approved" | "rejected" | "withdrawn" | "cancelled",
  comment: string | null,
): Promise<void> {
  const actor = actorOf(ctx);
  await updateApproval(ctx.db, request.id, actor, { status, decidedAt: actor.now, decidedBy: actor.userId, comment });
}

/** Decides the current step of a locked request; the outcome of the last one is still to be carried out. */
async function decideStep(
  ctx: HrmsContext,
  reach: ApprovalReach,
  request: StoredApproval,
  decision: "approved" | "rejected",
  comment: string | null,
): Promise<"waiting" | "approved" | "rejected"> {
  const decisions = await decisionsOf(ctx.db, [request.id]);
  const shown = await findApproval(ctx.db, reach, request.id);
  const capacity = shown && capacityIn(reach, request, shown.permitted, decisions);
  if (!capacity) throw secondPerson();
  await noteDecision(ctx, request, decision, { comment, capacity });
  if (decision === "rejected") return "rejected";
  const { userId, now } = actorOf(ctx);
  const outcome = afterApproval({ ...request, decisions: decisionsNow(decisions) }, capacity, userId);
  if (outcome === "approved") return "approved";
  if (outcome !== "waiting") {
    const steps = outcome === "permission" ? [...request.steps, defaultStep] : request.steps;
    const begun = await beginStep(ctx.db, request, steps, request.step + 1, now);
    const next = await updateApproval(ctx.db, request.id, actorOf(ctx), { steps, ...begun });
    await notifyDeciders(notifierOf(ctx), next);
  }
  return "waiting";
}

/**
 * Decides the current step of a locked request: "waiting" if others must still decide, otherwise the final decision,
 * which the caller carries out in the same transaction.
 */
export async function decideApproval(
  ctx: HrmsContext,
  reach: ApprovalReach,
  request: StoredApproval,
  decision: "approved" | "rejected",
  comment: string | null,
): Promise<"waiting" | "approved" | "rejected"> {
  if (request.status !== "submitted") throw conflict("not-waiting", "The request isn't waiting for a decision.");
  const outcome = await decideStep(ctx, reach, request, decision, comment);
  if (outcome !== "waiting") await settle(ctx, request, outcome, comment);
  return outcome;
}

/** The same for a cancellation; one that is rejected leaves the request approved. */
export async function decideCancellation(
  ctx: HrmsContext,
  { reach, request }: Deciding,
  decision: "approved" | "rejected",
  comment: string | null,
): Promise<"waiting" | "cancelled" | "kept"> {
  const outcome = await decideStep(ctx, reach, request, decision, comment);
  if (outcome === "waiting") return outcome;
  if (outcome === "approved") await settle(ctx, request, "cancelled", comment);
  else await updateApproval(ctx.db, request.id, actorOf(ctx), { status: "approved" });
  return outcome === "approved" ? "cancelled" : "kept";
}

/** The waiting request about a record, locked; made now if the record was stored without one. */
export async function openApproval(ctx: HrmsContext, wanted: Submitted): Promise<StoredApproval> {
  return (await lockApprovalOf(ctx.db, wanted.recordId)) ?? submitApproval(ctx, wanted);
}

/** Ends a waiting request without a decision: by who made it, or because its record is gone. */
export async function withdrawApproval(ctx: HrmsContext, recordId: string): Promise<void> {
  const request = await lockApprovalOf(ctx.db, recordId);
  if (!request) return;
  await noteDecision(ctx, request, "withdrawn");
  await settle(ctx, request, "withdrawn", null);
}
