/** What an API key leaves pending, all of which ends once the key is revoked or may no longer manage access. */
import { changedFields } from "#src/domain/shared/history.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { revokeInvitationsOf } from "#src/store/account/shared/invitations.ts";
import { closeGrant, openGrantsOf } from "#src/store/access/shared/support-grants.ts";
import { pauseWebhooksOf as pause } from "#src/store/integrations/webhooks.ts";
import { actorOf, type HrmsContext } from "../../context.ts";

/** Revokes its open invitations, and ends the support access that it gave. */
export async function cancelGrantsOf(ctx: HrmsContext, accountId: string): Promise<void> {
  const actor = actorOf(ctx);
  const at = actor.now.toISOString();
  for (const { id, companyId, email } of await revokeInvitationsOf(ctx.db, actor, accountId)) {
    await recordEvent(ctx.db, actor, {
      companyId,
      action: "revoke",
      subject: "invitations",
      recordId: id,
      recordName: email,
      changes: changedFields({ revokedAt: null }, { revokedAt: at }),
    });
  }
  for (const { grant, administrator } of await openGrantsOf(ctx.db, accountId, actor.now)) {
    await closeGrant(ctx.db, actor, grant);
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "revoke",
      subject: "support-grants",
      recordId: grant.id,
      recordName: administrator,
      changes: changedFields({ endedAt: null }, { endedAt: at }),
    });
  }
}

/** Pauses webhooks with a URL chosen by the key, until a person resumes them. */
export async function pauseWebhooksOf(ctx: HrmsContext, accountId: string): Promise<void> {
  const actor = actorOf(ctx);
  for (const { id, name } of await pause(ctx.db, actor, accountId)) {
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "update",
      subject: "webhooks",
      recordId: id,
      recordName: name,
      changes: changedFields({ status: "active" }, { status: "paused" }),
    });
  }
}
