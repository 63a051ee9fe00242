/** The cancellation of what has been approved: asked for with a reason, and decided by the same chain. */
import { mayMove } from "#src/domain/approvals/shared/deciding.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import {
  decisionsOf,
  lockApprovedOf,
  type StoredApproval,
  updateApproval,
} from "#src/store/approvals/shared/requests.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { beginStep, noteDecision } from "./engine.ts";
import { notifierOf, notifyDeciders } from "./notify-deciders.ts";

/** The steps of the chain follow those already taken, so that each keeps its decisions. */
export async function requestCancellation(
  ctx: HrmsContext,
  request: StoredApproval,
  { comment, permitted }: { comment: string; permitted: boolean },
): Promise<void> {
  if (!mayMove(request.status, "cancelRequested")) throw new Error(`A ${request.status} request cannot be cancelled.`);
  const actor = actorOf(ctx);
  const asked = (await decisionsOf(ctx.db, [request.id])).find(({ action }) => action === "cancelRequested");
  const chain = request.steps.slice(0, asked ? asked.step - 1 : undefined);
  const steps = [...request.steps, ...chain];
  const makers = [...new Set([...request.makers, actor.userId])];
  const begun = await beginStep(ctx.db, { ...request, makers }, steps, request.steps.length + 1, actor.now);
  const waiting = await updateApproval(ctx.db, request.id, actor, {
    status: "cancelRequested",
    makers,
    steps,
    ...begun,
  });
  await noteDecision(ctx, waiting, "cancelRequested", { comment, permitted });
  await notifyDeciders(notifierOf(ctx), waiting);
}

/** For someone who may undo it without asking: the request follows its record. */
export async function cancelApproved(ctx: HrmsContext, recordId: string): Promise<void> {
  const request = await lockApprovedOf(ctx.db, recordId);
  if (!request) return;
  const actor = actorOf(ctx);
  await noteDecision(ctx, request, "cancelRequested", { permitted: true });
  await updateApproval(ctx.db, request.id, actor, {
    status: "cancelled",
    decidedAt: actor.now,
    decidedBy: actor.userId,
  });
}

/** Notifies who asked, and who approved what is cancelled, of the outcome. */
export async function notifyOutcome(
  ctx: HrmsContext,
  request: StoredApproval,
  name: "approved" | "rejected" | "cancelled" | "kept",
): Promise<void> {
  const { userId, fullName: by } = principalOf(ctx);
  const asked = (await decisionsOf(ctx.db, [request.id])).filter(({ action }) => action === "cancelRequested");
  const involved = [request.createdBy, request.decidedBy, ...asked.map((one) => one.userId)];
  const people = [...new Set(involved)].filter((id): id is string => id !== null && id !== userId);
  const employee = await findEmployee(ctx.db, request.companyId, request.employeeId);
  await notify(ctx.db, actorOf(ctx), people, {
    type: "approval-decided",
    params: { person: employee?.person.fullName ?? "", name, by },
    companyId: request.companyId,
    recordId: request.id,
  });
}
