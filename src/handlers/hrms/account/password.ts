/** Password reset: the emailed link, whether it is still valid, and the new password. */
import { reply } from "#src/contract/handler.ts";
import { conflict } from "#src/contract/problem.ts";
import { findOpenProof, resetPasswordByLink } from "#src/store/account/email-otps.ts";
import { hashPassword } from "#src/store/account/shared/passwords.ts";
import { mustComeByProvider } from "#src/store/account/sso.ts";
import { passwordPolicyOf } from "#src/store/platform/shared/tenant-settings.ts";
import type { HrmsHandlers, SteppedHandlers } from "../context.ts";
import { newMail } from "../integrations/shared/mail.ts";
import { lineOf } from "../shared/fields.ts";
import { checkNewPassword, passwordChangedMail, rulesForPassword } from "./shared/new-password.ts";
import { newToken, promiseMail, tokenHash } from "./shared/proof.ts";

const expired = () =>
  conflict("link-expired", "The link was already used, has expired or was replaced by a newer one.");

export const passwordHandlers = {
  async requestPasswordReset({ body }, ctx) {
    const email = lineOf("email", body.email);
    const token = newToken();
    const secrets = { codeHash: null, tokenHash: tokenHash(token) };
    const envelope = {
      language: body.language ?? "en",
      link: `/pages/reset-password-v1?token=${token}`,
      appUrl: ctx.settings.publicUrl,
    };
    return reply(
      202,
      await promiseMail(ctx, email, "reset", secrets, (account) =>
        newMail(
          "password-reset",
          { ...envelope, recipient: account?.email ?? email },
          { name: account?.fullName ?? "" },
        ),
      ),
    );
  },

  async checkPasswordReset({ body }, ctx) {
    const proof = await findOpenProof(ctx.db, tokenHash(body.token), "reset", ctx.now());
    if (!proof) throw expired();
    const { account, expiresAt } = proof;
    if (await mustComeByProvider(ctx.db, account, ctx.now()))
      throw conflict("sso-required", "Sign in with the company account: passwords are not used here.");
    return {
      email: account.email,
      username: account.username,
      expiresAt: expiresAt.toISOString(),
      passwordPolicy: await passwordPolicyOf(ctx.db, account.tenantId),
    };
  },
} satisfies HrmsHandlers;

export const passwordSteps = {
  async resetPassword({ body }, call) {
    const now = call.now();
    const hash = tokenHash(body.token);
    const { account, policy } = await call.transact(async (ctx) => {
      const proof = await findOpenProof(ctx.db, hash, "reset", now);
      if (!proof) throw expired();
      return { account: proof.account, policy: await rulesForPassword(ctx, proof.account) };
    });
    await checkNewPassword(body.password, account, policy);
    const passwordHash = await hashPassword(body.password, call.settings.passwordCost);
    const mail = passwordChangedMail(account, body.language ?? "en", call.settings.publicUrl);
    return call.transact(async (ctx) => {
      const ended = await resetPasswordByLink(
        ctx.db,
        { tokenHash: hash, passwordHash, policy, mail },
        { now, requestId: ctx.requestId },
      );
      // A concurrent call used the link.
      if (!ended) throw expired();
      for (const sessionId of ended) ctx.forgetSession(sessionId);
      return null;
    });
  },
} satisfies SteppedHandlers;
