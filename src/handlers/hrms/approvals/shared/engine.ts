/** The approval engine: requests enter their chain, are decided step by step, and end with one final decision. */
import type { Approval } from "#generated/hrms/schema.ts";
import { conflict } from "#src/contract/problem.ts";
import { chainFor, type ChainStep, defaultStep, stepsFor } from "#src/domain/approvals/shared/chain.ts";
import { afterApproval, approversOf, type Capacity, delegates } from "#src/domain/approvals/shared/deciding.ts";
import { type ApprovalAction, rightNeeded } from "#src/domain/approvals/shared/vocabulary.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import {
  accountOfEmployee,
  activeChains,
  delegationsFrom,
  organisationOf,
} from "#src/store/approvals/shared/organisation.ts";
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
import { hrRecipientsOf, recipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { departmentsAbove } from "#src/store/people/shared/jobs.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import { mailNotice } from "../../account/shared/notice-mails.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { type Reach, secondPerson } from "../../people/shared/people.ts";
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
  const org = await organisationOf(tx, { companyId, employeeId }, [current], accessDay(now));
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

async function note(
  ctx: HrmsContext,
  { id, tenantId, step }: StoredApproval,
  action: ApprovalAction,
  { comment = null, capacity }: { comment?: string | null; capacity?: Capacity } = {},
): Promise<void> {
  const { userId, now } = actorOf(ctx);
  await insertDecision(ctx.db, {
    tenantId,
    requestId: id,
    step,
    action,
    userId,
    actedForId: capacity?.actedForId ?? null,
    permitted: capacity?.permitted ?? false,
    comment,
    at: now,
  });
}

interface Notifier {
  readonly db: Transaction;
  readonly tenantId: string;
  /** Who caused it; they need no notice. */
  readonly userId: string | null;
  readonly now: Date;
  readonly publicUrl: string;
}

/** Tells those who decide the current step, and the delegates of the approvers. */
export async function notifyDeciders(
  { db, tenantId, userId, now, publicUrl }: Notifier,
  request: StoredApproval,
  more: readonly string[] = [],
): Promise<void> {
  const { companyId, approvers, makers, kind, subject, section, right, open, escalatedTo } = request;
  const day = accessDay(now);
  const fullName = (await findEmployee(db, companyId, request.employeeId))?.person.fullName ?? "";
  const { action, class: name, element } = rightNeeded[right];
  const permitted = open
    ? (await hrRecipientsOf(db, companyId, day))
        .filter(({ may }) => may(action, name, element))
        .map((one) => one.userId)
    : [];
  const asked = [...new Set([...approvers, ...escalatedTo, ...permitted, ...more])];
  const standIns = (await delegationsFrom(db, companyId, day, asked))
    .filter((one) => delegates(one, kind, day) && (one.own || approvers.includes(one.approverId)))
    .map(({ delegateId }) => delegateId);
  const toNotify = [...new Set([...asked, ...standIns])].filter((id) => id !== userId && !makers.includes(id));
  // Everyone permitted finds change requests on their own page, the others in the queue.
  const isOwnPage = open && subject === "change-requests";
  await notify(db, { tenantId, now }, toNotify, {
    type: isOwnPage ? "change-requested" : "approval-requested",
    params: { person: fullName, name: isOwnPage ? (section ?? kind) : kind },
    companyId,
    recordId: isOwnPage ? request.recordId : request.id,
  });
  const recipients = toNotify.length === 0 ? [] : await recipientsOf(db, toNotify);
  await mailNotice(
    db,
    recipients,
    {
      topic: "requests",
      link: isOwnPage
        ? `/companies/${companyId}/change-requests?status=submitted`
        : `/companies/${companyId}/approvals`,
      template: isOwnPage ? "change-requested" : "approval-requested",
      facts: { person: fullName },
    },
    publicUrl,
    now,
  );
}

const notifierOf = (ctx: HrmsContext): Notifier => {
  const { tenantId, userId, now } = actorOf(ctx);
  return { db: ctx.db, tenantId, userId, now, publicUrl: ctx.settings.publicUrl };
};

type Submitted = Pick<NewApproval, "companyId" | "employeeId" | "kind" | "subject" | "recordId" | "right"> & {
  readonly section?: string | null;
  readonly amount?: number | null;
  /** Whose request it is besides the employee's account; the person who calls without. */
  readonly makers?: readonly string[];
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
export async function submitApproval(ctx: HrmsContext, wanted: Submitted): Promise<StoredApproval> {
  const { tenantId, userId: caller, now } = actorOf(ctx);
  const { chain, steps } = await chainOf(ctx.db, wanted, accessDay(now));
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
  await note(ctx, request, "submitted");
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
  await note(ctx, request, "changed");
  await settle(ctx, request, "withdrawn", null);
  await submitApproval(ctx, { companyId, employeeId, kind, subject, recordId, section, right, amount, makers });
  return true;
}

async function settle(
  ctx: HrmsContext,
  request: StoredApproval,
  status: "approved" | "rejected" | "withdrawn",
  comment: string | null,
): Promise<void> {
  const actor = actorOf(ctx);
  await updateApproval(ctx.db, request.id, actor, { status, decidedAt: actor.now, decidedBy: actor.userId, comment });
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
  const decisions = await decisionsOf(ctx.db, [request.id]);
  const shown = await findApproval(ctx.db, reach, request.id);
  const capacity = shown && capacityIn(reach, request, shown.permitted, decisions);
  if (!capacity) throw secondPerson();
  await note(ctx, request, decision, { comment, capacity });
  if (decision === "rejected") {
    await settle(ctx, request, "rejected", comment);
    return "rejected";
  }
  const { userId, now } = actorOf(ctx);
  const outcome = afterApproval({ ...request, decisions }, capacity, userId);
  if (outcome === "approved") {
    await settle(ctx, request, "approved", comment);
    return "approved";
  }
  if (outcome !== "waiting") {
    const steps = outcome === "permission" ? [...request.steps, defaultStep] : request.steps;
    const begun = await beginStep(ctx.db, request, steps, request.step + 1, now);
    const next = await updateApproval(ctx.db, request.id, actorOf(ctx), { steps, ...begun });
    await notifyDeciders(notifierOf(ctx), next);
  }
  return "waiting";
}

/** The waiting request about a record, locked; made now if the record was stored without one. */
export async function openApproval(ctx: HrmsContext, wanted: Submitted): Promise<StoredApproval> {
  return (await lockApprovalOf(ctx.db, wanted.recordId)) ?? submitApproval(ctx, wanted);
}

/** Ends a waiting request without a decision: by who made it, or because its record is gone. */
export async function withdrawApproval(ctx: HrmsContext, recordId: string): Promise<void> {
  const request = await lockApprovalOf(ctx.db, recordId);
  if (!request) return;
  await note(ctx, request, "withdrawn");
  await settle(ctx, request, "withdrawn", null);
}
