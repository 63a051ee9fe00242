/** The accounts of a tenant's people: locked and unlocked, signed out, sent a link to set a password. */
import { conflict, notFound } from "#src/contract/problem.ts";
import { changedFields, type FieldChange } from "#src/domain/shared/history.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { endSessionsOf } from "#src/store/account/shared/sessions.ts";
import { accountState, lockTenantAccount, othersCanActAs, setLock } from "#src/store/account/shared/tenant-accounts.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import { regionOf } from "#src/store/platform/shared/region.ts";
import { type AuditAction, recordEvent } from "#src/store/shared/audit.ts";
import { sendPasswordLink } from "../account/shared/password-link.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import { moments } from "../shared/records/wire.ts";
import { mayManage } from "./shared/may-manage.ts";

type At = { path: { userId: string } };

async function locked(ctx: HrmsContext, { path }: At, mayBeOwn = false): Promise<Account> {
  const { tenantId, userId } = actorOf(ctx);
  const account = await lockTenantAccount(ctx.db, tenantId, path.userId);
  if (!account) throw notFound();
  if (account.id === userId && !mayBeOwn)
    throw conflict("own-account", "This is your own account: change it in your profile.");
  await mayManage(ctx, account.id);
  return account;
}

async function shown(ctx: HrmsContext, id: string) {
  const { tenantId, now } = actorOf(ctx);
  const state = await accountState(ctx.db, tenantId, id, now);
  if (!state) throw notFound();
  return moments(state);
}

async function note(
  ctx: HrmsContext,
  { id, fullName }: Account,
  action: AuditAction,
  changes: FieldChange[],
  reason?: string,
): Promise<void> {
  ctx.forgetRights();
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: null,
    action,
    subject: "users",
    recordId: id,
    recordName: fullName,
    changes,
    ...(reason !== undefined && { reason }),
  });
}

export const tenantUsersHandlers = {
  async lockTenantUser(input, ctx) {
    const account = await locked(ctx, input);
    const { tenantId, now } = actorOf(ctx);
    if (account.lockedAt !== null) throw conflict("locked", "The account is already locked.");
    if (!(await othersCanActAs(ctx.db, tenantId, roleId("tenantOwner"), account.id, now)))
      throw conflict("last-owner", "Every organisation needs an owner who can sign in.");
    const reason = lineOf("reason", input.body.reason);
    await setLock(ctx.db, account.id, reason, now);
    await note(ctx, account, "lock", [], reason);
    return shown(ctx, account.id);
  },

  async unlockTenantUser(input, ctx) {
    const account = await locked(ctx, input);
    if (account.lockedAt === null) throw conflict("not-locked", "The account is not locked.");
    if (account.lockedByPlatform)
      throw conflict("locked-by-platform", "The platform has locked the account: only the platform can unlock it.");
    await setLock(ctx.db, account.id, null, ctx.now());
    await note(ctx, account, "unlock", []);
    return shown(ctx, account.id);
  },

  async endTenantUserSessions(input, ctx) {
    const account = await locked(ctx, input);
    const { sessions } = await shown(ctx, account.id);
    await asAuth(ctx.db, () => endSessionsOf(ctx.db, [account.id], ctx.now()));
    await note(ctx, account, "update", changedFields({ sessions }, { sessions: 0 }));
    return shown(ctx, account.id);
  },

  async sendTenantUserPasswordLink(input, ctx) {
    const account = await locked(ctx, input, true);
    if (account.lockedAt !== null) throw conflict("locked", "The account is locked: unlock it first.");
    const language = account.locale ?? (await asAuth(ctx.db, () => regionOf(ctx.db, account.tenantId))).locale;
    await sendPasswordLink(ctx, account, language);
    await note(ctx, account, "update", [{ field: "passwordLink", before: null, after: account.email }]);
    return shown(ctx, account.id);
  },
} satisfies HrmsHandlers;
