/** Leave in the queue of approvals: described, decided, withdrawn. */
import { conflict } from "#src/contract/problem.ts";
import { findLeave, type StoredLeave } from "#src/store/leave/shared/leaves.ts";
import { decideApproval, type ApprovalRules, type Deciding, withdrawApproval } from "../../approvals/shared/engine.ts";
import type { HrmsContext } from "../../context.ts";
import { unitsOf } from "./balances.ts";
import { dropLeave, giveBack, grantLeave, lockedLeave, moveLeave, notifyPerson } from "./changes.ts";
import { leaveReachOf } from "./reach.ts";

export const submissionOf = (
  { id, companyId, employeeId }: Pick<StoredLeave, "id" | "companyId" | "employeeId">,
  makers: readonly string[],
) =>
  ({
    companyId,
    employeeId,
    kind: "leave",
    subject: "leaves",
    recordId: id,
    right: "leave",
    makers: [...makers],
  }) as const;

/** Decides the current step, and carries out the final decision. */
export async function decideLeave(
  ctx: HrmsContext,
  { reach, request }: Deciding,
  decision: "approved" | "rejected",
  comment: string | null,
): Promise<void> {
  const leave = await lockedLeave(ctx, request.companyId, request.recordId);
  const outcome = await decideApproval(ctx, reach, request, decision, comment);
  if (outcome === "waiting") return;
  if (leave.status === "cancelRequested") {
    if (outcome === "rejected") {
      await moveLeave(ctx, leave, leave.to < ctx.today(request.companyId) ? "taken" : "approved", {}, comment);
      await notifyPerson(ctx, leave, "leave-rejected");
      return;
    }
    await giveBack(ctx, leave, { from: leave.from, recalled: false });
    await moveLeave(ctx, leave, "cancelled", { comment }, leave.cancelReason);
    await notifyPerson(ctx, leave, "leave-cancelled");
    return;
  }
  if (leave.status !== "submitted") throw conflict("not-waiting", "The request isn't waiting for a decision.");
  if (outcome === "approved") {
    await grantLeave(ctx, leave, comment);
    await notifyPerson(ctx, leave, "leave-approved");
  } else {
    await dropLeave(ctx, leave, "rejected", comment);
    await notifyPerson(ctx, leave, "leave-rejected");
  }
}

/** Takes a waiting request or a requested cancellation back. */
export async function withdraw(ctx: HrmsContext, companyId: string, id: string): Promise<void> {
  const leave = await lockedLeave(ctx, companyId, id);
  if (leave.status !== "submitted" && leave.status !== "cancelRequested")
    throw conflict("not-waiting", "The request isn't waiting for a decision.");
  await withdrawApproval(ctx, id);
  if (leave.status === "cancelRequested") await moveLeave(ctx, leave, "approved", { cancelReason: null });
  else await dropLeave(ctx, leave, "withdrawn", null);
}

export const leaveApprovals: ApprovalRules = {
  async describe(ctx, { request: { companyId, recordId } }) {
    const reading = await leaveReachOf(ctx, companyId);
    const shown = await findLeave(ctx.db, { ...reading, seen: undefined }, recordId);
    if (!shown) return { changes: [], note: null, fileId: null, fileName: null };
    const { leave, leaveType, unit, mayRead, documents } = shown;
    const values = {
      leaveType,
      from: leave.from,
      to: leave.to,
      units: String(unitsOf(leave.cost, unit)),
      balanceAfter: leave.balanceAfter === null ? null : String(unitsOf(leave.balanceAfter, unit)),
      handoverTo: shown.handoverTo,
      cancelReason: leave.cancelReason,
    };
    const [document] = mayRead ? documents : [];
    return {
      changes: Object.entries(values).flatMap(([field, after]) =>
        after === null ? [] : [{ field, before: null, now: null, after, result: after, conflict: false }],
      ),
      note: mayRead ? leave.reason : null,
      fileId: document?.id ?? null,
      fileName: document?.name ?? null,
    };
  },
  decide: (ctx, deciding, decision, { comment }) => decideLeave(ctx, deciding, decision, comment),
  withdraw: (ctx, { companyId, recordId }) => withdraw(ctx, companyId, recordId),
};
