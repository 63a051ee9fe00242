/** Closes a change request: recorded in the history, and the requester notified. */
import { changedFields } from "#src/domain/shared/history.ts";
import type { ChangeState } from "#src/domain/people/change-requests.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { settleChangeRequest, type StoredChangeRequest } from "#src/store/people/shared/change-requests.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { mailAccounts } from "../../account/shared/notice-mails.ts";

async function notifyRequester(
  ctx: HrmsContext,
  request: StoredChangeRequest,
  status: "approved" | "rejected",
): Promise<void> {
  const { fullName: by } = principalOf(ctx);
  await notify(ctx.db, actorOf(ctx), [request.createdBy], {
    type: `change-${status}`,
    params: { name: request.section, by },
    companyId: request.companyId,
    recordId: request.id,
  });
  await mailAccounts(ctx, [request.createdBy], {
    topic: "decisions",
    link: "/me/my-profile?tab=employment",
    template: `change-${status}`,
    facts: { decidedBy: by },
  });
}

export async function settleRequest(
  ctx: HrmsContext,
  request: StoredChangeRequest,
  status: Exclude<ChangeState, "submitted">,
  note: string | null,
): Promise<void> {
  const actor = actorOf(ctx);
  if (status !== "withdrawn") await notifyRequester(ctx, request, status);
  await settleChangeRequest(ctx.db, request.id, actor, status, note);
  const changes = changedFields({ status: request.status }, { status });
  const recordName = (await findEmployee(ctx.db, request.companyId, request.employeeId))?.person.fullName ?? "";
  await recordEvent(ctx.db, actor, {
    companyId: request.companyId,
    action: "update",
    subject: "change-requests",
    recordId: request.id,
    recordName,
    changes,
    ...(note !== null && { reason: note }),
  });
}
