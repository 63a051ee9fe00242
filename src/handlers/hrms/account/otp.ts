/** Proof of an email address: codes sent and checked, and the link in the same email. */
import type { Language } from "#src/domain/shared/languages.ts";
import type { VerifiedEmail } from "#generated/hrms/schema.ts";
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { proveByLink, tryCode } from "#src/store/account/email-otps.ts";
import { ownAccount } from "#src/store/people/shared/my-profile.ts";
import { type HrmsContext, type HrmsHandlers, keepingChanges, principalOf } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import {
  codeHash,
  type MailPromise,
  maxAttempts,
  newCode,
  newToken,
  promiseMail,
  sameHash,
  tokenHash,
} from "./shared/proof.ts";
import { verifyMail } from "./shared/verification.ts";

async function sendCode(ctx: HrmsContext, email: string, language: Language = "en"): Promise<Reply<202, MailPromise>> {
  const [code, token] = [newCode(), newToken()];
  const secrets = { codeHash: codeHash(ctx, email, code), tokenHash: tokenHash(token) };
  const mailFor = (account: Account | undefined) => verifyMail(ctx, language, { email, account, code, token });
  return reply(202, await promiseMail(ctx, email, "verify", secrets, mailFor));
}

function asVerified({ email, emailVerifiedAt }: Account, now: Date): VerifiedEmail {
  return { email, verifiedAt: (emailVerifiedAt ?? now).toISOString() };
}

export const otpHandlers = {
  sendOtp: ({ body }, ctx) => sendCode(ctx, lineOf("email", body.email), body.language),

  async generateOtp({ body }, ctx) {
    const account = await ownAccount(ctx.db, principalOf(ctx).userId);
    if (!account) throw new ProblemError("unauthorized");
    return sendCode(ctx, account.email, body.language);
  },

  async verifyOtp({ body }, ctx) {
    const email = lineOf("email", body.email);
    const now = ctx.now();
    const wanted = codeHash(ctx, email, body.code);
    const result = await tryCode(ctx.db, email, (kept) => sameHash(kept, wanted), maxAttempts, {
      now,
      requestId: ctx.requestId,
    });
    if ("noCode" in result) throw keepingChanges(invalid("/code", "no-code"));
    if ("triesLeft" in result) throw keepingChanges(invalid("/code", "wrong-code", { triesLeft: result.triesLeft }));
    return asVerified(result.verified, now);
  },

  async verifyEmail({ body }, ctx) {
    const now = ctx.now();
    const account = await proveByLink(ctx.db, tokenHash(body.token), { now, requestId: ctx.requestId });
    if (!account)
      throw conflict("link-expired", "The link was already used, has expired or was replaced by a newer one.");
    return asVerified(account, now);
  },
} satisfies HrmsHandlers;
