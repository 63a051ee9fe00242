/** Emails that let a person set their first password for an account created for them. */
import type { Language } from "#src/domain/shared/languages.ts";
import { sendProof } from "#src/store/account/email-otps.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import type { HrmsContext } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";
import { newToken, tokenHash } from "./proof.ts";

const week = 7 * 24 * 3_600_000;

interface Invited {
  email: string;
  fullName: string;
  /** Name of the tenant, or of the platform. */
  to: string;
}

/** In the call's transaction; replaces the previous one. */
export async function sendInvitation(ctx: HrmsContext, invited: Invited, language: Language = "en"): Promise<void> {
  const token = newToken();
  const now = ctx.now();
  const proof = {
    email: invited.email,
    purpose: "reset" as const,
    codeHash: null,
    tokenHash: tokenHash(token),
    expiresAt: new Date(now.getTime() + week),
  };
  const envelope = {
    recipient: invited.email,
    language,
    link: `/pages/reset-password-v1?token=${token}`,
    appUrl: ctx.settings.publicUrl,
  };
  const mail = newMail("account-created", envelope, { name: invited.fullName, company: invited.to });
  await asAuth(ctx.db, () => sendProof(ctx.db, proof, () => mail, now, 0));
}
