/** The email that proves an address, sent within the transaction of a call. */
import type { Language } from "#src/domain/shared/languages.ts";
import { conflict } from "#src/contract/problem.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { sendProof } from "#src/store/account/email-otps.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";
import type { HrmsContext } from "../../context.ts";
import { newMail } from "../../integrations/shared/mail.ts";
import { codeHash, newCode, newToken, tokenHash } from "./proof.ts";

const minute = 60_000;

interface Verification {
  readonly email: string;
  /** Undefined for an unknown address, whose email is written but never sent. */
  readonly account: Account | undefined;
  readonly code: string;
  readonly token: string;
}

export function verifyMail(
  { settings }: HrmsContext,
  language: Language,
  { email, account, code, token }: Verification,
): NewMail {
  const link = `/pages/verify-email?token=${token}`;
  const to = { recipient: account?.email ?? email, language, link, appUrl: settings.publicUrl };
  return newMail("verify-email", to, { name: account?.fullName ?? "", code });
}

/** 409 within a minute of the last email. */
export async function sendVerification(ctx: HrmsContext, account: Account, language: Language): Promise<void> {
  const { email } = account;
  const [code, token, now] = [newCode(), newToken(), ctx.now()];
  const proof = {
    email,
    purpose: "verify" as const,
    codeHash: codeHash(ctx, email, code),
    tokenHash: tokenHash(token),
    expiresAt: new Date(now.getTime() + 10 * minute),
  };
  const mailFor = () => verifyMail(ctx, language, { email, account, code, token });
  if (await asAuth(ctx.db, () => sendProof(ctx.db, proof, mailFor, now, minute)))
    throw conflict("sent-recently", "An email was sent less than a minute ago.");
}
