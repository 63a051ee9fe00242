/** Accounts as the platform keeps them: locked and unlocked, signed out, reminded; its own invited and removed. */
import { reply } from "#src/contract/handler.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import { changedFields, type FieldChange } from "#src/domain/shared/history.ts";
import { maskEmail } from "#src/domain/platform/shared/mask-email.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import type { AuditAction } from "#src/store/shared/audit.ts";
import {
  accountsPage,
  allAccounts,
  changeAccount,
  invitedAccount,
  lockAccount,
  othersOnPlatform,
  type SeenAccount,
  seenAccount,
} from "#src/store/platform/platform-accounts.ts";
import {
  type PlatformMfaRule,
  platformMfaRule,
  savePlatformMfaPolicy,
} from "#src/store/platform/shared/platform-settings.ts";
import { regionOf } from "#src/store/platform/shared/region.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { platformOnlyPlace } from "../shared/records/places.ts";
import { historyPage } from "../shared/records/history.ts";
import { lineOf } from "../shared/fields.ts";
import { sendInvitation } from "../account/shared/invitation.ts";
import { exportFile } from "../shared/records/operations.ts";
import { removeMfa } from "../account/shared/remove-mfa.ts";
import { needFreshCode } from "../account/shared/second-step.ts";
import { sendVerification } from "../account/shared/verification.ts";

const subject = "platform-users";

async function seen(ctx: HrmsContext, id: string): Promise<SeenAccount> {
  platformOnlyPlace.author(ctx);
  const found = await seenAccount(ctx.db, id, ctx.now());
  if (!found) throw notFound();
  return found;
}

async function locked(ctx: HrmsContext, { path }: { path: { userId: string } }): Promise<Account> {
  platformOnlyPlace.author(ctx);
  const found = await lockAccount(ctx.db, path.userId);
  if (!found) throw notFound();
  return found;
}

/** The platform's log shows no more of a tenant's people than its lists do. */
const nameOf = ({ tenantId, email, fullName }: Account) => (tenantId === null ? fullName : maskEmail(email));

async function note(
  ctx: HrmsContext,
  account: Account,
  action: AuditAction,
  changes: FieldChange[],
  reason?: string,
): Promise<void> {
  const by = platformOnlyPlace.author(ctx);
  ctx.forgetRights();
  await platformOnlyPlace.record(ctx, null, by, {
    action,
    subject,
    recordId: account.id,
    recordName: nameOf(account),
    changes,
    ...(reason !== undefined && { reason }),
  });
}

const shownRule = ({ mfaPolicy, updatedAt, updatedBy }: PlatformMfaRule) => ({
  mfaPolicy,
  updatedAt: updatedAt?.toISOString() ?? null,
  updatedBy,
});

const addressTaken = () =>
  conflict("duplicate", "There is already an account with this address.", [{ pointer: "/email", code: "taken" }]);

async function keepAnAdministrator(ctx: HrmsContext, { id, tenantId }: Account): Promise<void> {
  if (tenantId !== null || (await othersOnPlatform(ctx.db, id))) return;
  throw conflict("last-administrator", "No one else on the platform can sign in: invite someone first.");
}

export const platformUsersHandlers = {
  async listPlatformUsers({ query }, ctx) {
    platformOnlyPlace.author(ctx);
    return accountsPage(ctx.db, query ?? {}, ctx.now());
  },

  async exportPlatformUsers({ query = {} }, ctx) {
    platformOnlyPlace.author(ctx);
    return exportFile(subject, query, await allAccounts(ctx.db, query, ctx.now()), {});
  },

  getPlatformUser: ({ path }, ctx) => seen(ctx, path.userId),

  async listPlatformUserHistory({ path, query }, ctx) {
    const { id } = await seen(ctx, path.userId);
    return historyPage(await platformOnlyPlace.events(ctx, subject, id, query ?? {}));
  },

  async invitePlatformUser({ body }, ctx) {
    const { now } = platformOnlyPlace.author(ctx);
    const [email, fullName] = [lineOf("email", body.email), lineOf("fullName", body.fullName)];
    const account = await invitedAccount(ctx.db, email, fullName, now).catch((error: unknown) => {
      throw violatedConstraint(error)?.startsWith("users_") ? addressTaken() : error;
    });
    if (!account) throw addressTaken();
    await sendInvitation(ctx, { email, fullName, to: "HRMS" }, body.language);
    await note(ctx, account, "create", changedFields(null, { fullName, email }));
    return reply(201, await seen(ctx, account.id));
  },

  async removePlatformUser(input, ctx) {
    const account = await locked(ctx, input);
    if (account.tenantId !== null)
      throw conflict("of-a-tenant", "Only a tenant can remove its accounts: lock it instead.");
    if (account.removedAt !== null) throw notFound();
    await keepAnAdministrator(ctx, account);
    const { now } = platformOnlyPlace.author(ctx);
    await changeAccount(ctx.db, account.id, { removedAt: now, passwordHash: null }, now, true);
    await note(ctx, account, "delete", []);
    return null;
  },

  async lockPlatformUser(input, ctx) {
    const account = await locked(ctx, input);
    if (account.lockedAt !== null || account.removedAt !== null)
      throw conflict("locked", "The account is already locked.");
    await keepAnAdministrator(ctx, account);
    const { now } = platformOnlyPlace.author(ctx);
    const reason = lineOf("reason", input.body.reason);
    await changeAccount(ctx.db, account.id, { lockedAt: now, lockReason: reason, lockedByPlatform: true }, now, true);
    await note(ctx, account, "lock", [], reason);
    return seen(ctx, account.id);
  },

  async unlockPlatformUser(input, ctx) {
    const account = await locked(ctx, input);
    if (account.lockedAt === null) throw conflict("not-locked", "The account is not locked.");
    await changeAccount(
      ctx.db,
      account.id,
      { lockedAt: null, lockReason: null, lockedByPlatform: false },
      ctx.now(),
      false,
    );
    await note(ctx, account, "unlock", []);
    return seen(ctx, account.id);
  },

  async endPlatformUserSessions(input, ctx) {
    const account = await locked(ctx, input);
    if (account.removedAt !== null) throw conflict("removed", "The account was removed: it has no sessions.");
    const { sessions } = await seen(ctx, account.id);
    await changeAccount(ctx.db, account.id, {}, ctx.now(), true);
    await note(ctx, account, "update", changedFields({ sessions }, { sessions: 0 }));
    return seen(ctx, account.id);
  },

  async removePlatformUserMfa(input, ctx) {
    const account = await locked(ctx, input);
    const by = platformOnlyPlace.author(ctx);
    if (account.id === by.userId) throw conflict("own-mfa", "Turn off your own two-step verification in your profile.");
    const reason = lineOf("reason", input.body.reason);
    await removeMfa(ctx, account, reason);
    await note(ctx, account, "update", [{ field: "mfa", before: "totp", after: null }], reason);
    return seen(ctx, account.id);
  },

  async getPlatformMfaPolicy(_input, ctx) {
    platformOnlyPlace.author(ctx);
    return shownRule(await platformMfaRule(ctx.db));
  },

  async updatePlatformMfaPolicy({ body: { mfaPolicy } }, ctx) {
    const by = platformOnlyPlace.author(ctx);
    await needFreshCode(ctx);
    const before = await platformMfaRule(ctx.db);
    if (before.mfaPolicy !== mfaPolicy) {
      const recordId = await savePlatformMfaPolicy(ctx.db, by, mfaPolicy);
      // Whom it obliges is led to the set-up at the next call.
      ctx.forgetRights();
      await platformOnlyPlace.record(ctx, null, by, {
        action: "update",
        subject,
        recordId,
        recordName: "",
        changes: changedFields({ mfaPolicy: before.mfaPolicy }, { mfaPolicy }),
      });
    }
    return shownRule(await platformMfaRule(ctx.db));
  },

  async resendVerification(input, ctx) {
    const account = await locked(ctx, input);
    if (account.removedAt !== null || (account.passwordHash !== null && account.emailVerifiedAt !== null))
      throw conflict("verified", "The address is already confirmed.");
    const { tenant } = await seen(ctx, account.id);
    const language =
      input.body.language ?? account.locale ?? (await asAuth(ctx.db, () => regionOf(ctx.db, account.tenantId))).locale;
    if (account.passwordHash === null)
      await sendInvitation(ctx, { email: account.email, fullName: account.fullName, to: tenant ?? "HRMS" }, language);
    else await sendVerification(ctx, account, language);
    return seen(ctx, account.id);
  },
} satisfies HrmsHandlers;
