/** The link to set a password that someone else has sent to a person: the first one, or a new one. */
import { conflict } from "#src/contract/problem.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { sendProof } from "#src/store/account/email-otps.ts";
import { mustComeByProvider } from "#src/store/account/sso.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import { tenantName } from "#src/store/platform/shared/tenant-name.ts";
import type { HrmsContext } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";
import { newToken, tokenHash } from "./proof.ts";

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Replaces the previous link; 409 within a minute of it, and for people who sign in through a provider only. */
export async function sendPasswordLink(ctx: HrmsContext, account: Account, language: Language): Promise<void> {
  if (await mustComeByProvider(ctx.db, account, ctx.now()))
    throw conflict("sso-required", "This person signs in with the company account: passwords are not used here.");
  const { email: recipient, fullName: name, passwordHash, tenantId } = account;
  const [token, now] = [newToken(), ctx.now()];
  const first = passwordHash === null;
  const proof = {
    email: recipient,
    purpose: "reset" as const,
    codeHash: null,
    tokenHash: tokenHash(token),
    expiresAt: new Date(now.getTime() + (first ? week : 30 * minute)),
  };
  const envelope = {
    recipient,
    language,
    link: `/pages/reset-password-v1?token=${token}`,
    appUrl: ctx.settings.publicUrl,
  };
  const tooRecent = await asAuth(ctx.db, async () => {
    const company = tenantId === null ? "HRMS" : await tenantName(ctx.db, tenantId);
    const mail = first
      ? newMail("account-created", envelope, { name, company })
      : newMail("password-reset", envelope, { name });
    return sendProof(ctx.db, proof, () => mail, now, minute);
  });
  if (tooRecent) throw conflict("sent-recently", "An email was sent less than a minute ago.");
}
