/** A forgotten password: the link by mail, whether it is still good, and the new password. */
import type { operations } from "#generated/hrms/schema.ts";
import { type Handlers, reply } from "#src/contract/handler.ts";
import { conflict } from "#src/contract/problem.ts";
import { findOpenProof, resetPasswordByLink } from "#src/store/email-otps.ts";
import { hashPassword } from "#src/store/passwords.ts";
import { mustComeByProvider } from "#src/store/sso.ts";
import { passwordPolicyOf } from "#src/store/tenant-settings.ts";
import type { HrmsContext } from "./context.ts";
import { lineOf } from "./shared/fields.ts";
import { changedMail, resetMail } from "./shared/mail-texts.ts";
import { checkNewPassword } from "./shared/new-password.ts";
import { newToken, promiseMail, tokenHash } from "./shared/proof.ts";
import { forgetSession } from "./shared/tokens.ts";

const worn = () => conflict("link-worn", "The link was used, has run out, or was replaced by a newer one.");

export const passwordHandlers: Handlers<operations, HrmsContext> = {
  async requestPasswordReset({ body }, ctx) {
    const email = lineOf("email", body.email);
    const token = newToken();
    const secrets = { codeHash: null, tokenHash: tokenHash(token) };
    return reply(
      202,
      await promiseMail(ctx, email, "reset", secrets, (account) =>
        resetMail(body.language ?? "en", { email, account, token, appUrl: ctx.settings.publicUrl }),
      ),
    );
  },

  async checkPasswordReset({ body }, ctx) {
    const proof = await findOpenProof(ctx.store, tokenHash(body.token), "reset", ctx.now());
    if (!proof) throw worn();
    const { account, expiresAt } = proof;
    if (await mustComeByProvider(ctx.store, account, ctx.now())) throw conflict("sso-required", "Sign in with the company account: passwords are not used here.");
    return { email: account.email, username: account.username, expiresAt: expiresAt.toISOString(), passwordPolicy: await passwordPolicyOf(ctx.store, account.tenantId) };
  },

  async resetPassword({ body }, ctx) {
    const { store, requestId } = ctx;
    const now = ctx.now();
    const hash = tokenHash(body.token);
    const proof = await findOpenProof(store, hash, "reset", now);
    if (!proof) throw worn();
    const policy = await passwordPolicyOf(store, proof.account.tenantId);
    await checkNewPassword(ctx, body.password, proof.account, policy);
    const passwordHash = await hashPassword(body.password);
    const mail = changedMail(body.language ?? "en", { email: proof.account.email, account: proof.account, appUrl: ctx.settings.publicUrl });
    const ended = await resetPasswordByLink(store, { tokenHash: hash, passwordHash, policy, mail }, { now, requestId });
    // Somebody else has used the link meanwhile.
    if (!ended) throw worn();
    for (const sessionId of ended) forgetSession(store, sessionId);
    ctx.settings.mailQueued();
    return null;
  },
};
