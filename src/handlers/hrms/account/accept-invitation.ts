/** Invitations as the invited person sees them: looked up by link, accepted with a new or the signed-in account. */
import { conflict } from "#src/contract/problem.ts";
import { acceptAsMember, acceptAsNewcomer, findInvitation } from "#src/store/account/shared/invitations.ts";
import { ownAccount } from "#src/store/people/shared/my-profile.ts";
import { hashPassword } from "#src/store/account/shared/passwords.ts";
import { mustComeByProvider } from "#src/store/account/sso.ts";
import { passwordPolicyOf } from "#src/store/platform/shared/tenant-settings.ts";
import { type HrmsHandlers, principalOf, type SteppedHandlers } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import { takeSeats } from "../platform/shared/limits.ts";
import { checkNewPassword, rulesForPassword } from "./shared/new-password.ts";
import { refuseTaken } from "../people/shared/own-record.ts";
import { tokenHash } from "./shared/proof.ts";
import { startSession } from "./shared/sign-in.ts";

const expiredLink = () =>
  conflict("link-expired", "The invitation was accepted or revoked, has expired, or a newer one was sent.");
const notHonoured = () =>
  conflict("inviter-lost-rights", "The sender can no longer give this access: ask for a new invitation.");

export const acceptInvitationHandlers = {
  async checkInvitation({ body }, ctx) {
    const found = await findInvitation(ctx.db, tokenHash(body.token), ctx.now());
    if (!found) throw expiredLink();
    if (!found.honoured) throw notHonoured();
    const { invitation, company, roles, invitedBy, fullName, account } = found;
    const none = (await mustComeByProvider(
      ctx.db,
      { tenantId: invitation.tenantId, roleIds: invitation.roleIds },
      ctx.now(),
    ))
      ? ("provider" as const)
      : ("none" as const);
    const where = account
      ? account.tenantId === invitation.tenantId
        ? ("here" as const)
        : ("elsewhere" as const)
      : none;
    return {
      email: invitation.email,
      company,
      roles,
      invitedBy,
      fullName,
      expiresAt: invitation.expiresAt.toISOString(),
      passwordPolicy: await passwordPolicyOf(ctx.db, invitation.tenantId),
      account: where,
    };
  },

  async joinByInvitation({ body }, ctx) {
    const { userId, tenantId, restricted } = principalOf(ctx);
    const account = await ownAccount(ctx.db, userId);
    if (!account || tenantId === null) throw expiredLink();
    if (restricted) throw conflict(`tenant-${restricted}`, `The tenant is ${restricted}: nobody joins its companies.`);
    const joined = await acceptAsMember(ctx.db, tokenHash(body.token), account, tenantId, {
      now: ctx.now(),
      requestId: ctx.requestId,
    }).catch(refuseTaken);
    if (joined === "other-address") throw conflict("other-address", "The invitation was sent to a different address.");
    if (joined === "not-honoured") throw notHonoured();
    if (!joined) throw expiredLink();
    ctx.forgetRights();
    return { companyId: joined.invitation.companyId, company: joined.company };
  },
} satisfies HrmsHandlers;

export const acceptInvitationSteps = {
  async acceptInvitation({ body }, call) {
    const hash = tokenHash(body.token);
    const { owner, policy } = await call.transact(async (ctx) => {
      const found = await findInvitation(ctx.db, hash, ctx.now());
      if (!found) throw expiredLink();
      if (!found.honoured) throw notHonoured();
      if (found.account) throw conflict("has-account", "This address already has an account: sign in with it.");
      const { email, tenantId, roleIds } = found.invitation;
      const owner = { email, username: email, tenantId, roleIds };
      return { owner, policy: await rulesForPassword(ctx, owner) };
    });
    await checkNewPassword(body.password, owner, policy);
    const newcomer = {
      fullName: lineOf("fullName", body.fullName),
      passwordHash: await hashPassword(body.password, call.settings.passwordCost),
    };
    const account = await call.transact((ctx) =>
      acceptAsNewcomer(ctx.db, hash, newcomer, (tx, tenantId) => takeSeats(tx, tenantId), {
        now: ctx.now(),
        requestId: ctx.requestId,
      }).catch(refuseTaken),
    );
    // The link was used in the meantime.
    if (!account) throw expiredLink();
    return call.transact((ctx) => startSession(ctx, account));
  },
} satisfies SteppedHandlers;
