/** Codes and links that prove an address: creation, lifetime, and their stored form. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { ProblemError } from "#src/contract/problem.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { type NewProof, type ProofPurpose, sendProof } from "#src/store/account/email-otps.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import type { HrmsContext } from "../../context.ts";

const minute = 60_000;
const lifetimes: Record<ProofPurpose, number> = { verify: 10 * minute, reset: 30 * minute };
/** Minimum interval between two emails of one purpose to an address. */
const pause = minute;

/** 429 if the last email of its kind is too recent. */
export function waitFor(last: Date, now: Date): void {
  const left = last.getTime() + pause - now.getTime();
  if (left > 0)
    throw new ProblemError("too-many-requests", {
      code: "sent-recently",
      headers: { "Retry-After": String(Math.ceil(left / 1000)) },
    });
}

export const maxAttempts = 5;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");
export const newToken = (): string => randomBytes(32).toString("base64url");

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Keyed with the server's secret: a million codes are quickly tried by someone who only has the table. */
export function codeHash({ settings }: HrmsContext, email: string, code: string): string {
  return createHmac("sha256", settings.jwtSecret).update(`otp ${email.toLowerCase()} ${code}`).digest("base64url");
}

export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface MailPromise {
  expiresAt: string;
  resendAt: string;
}

type Secrets = Pick<NewProof, "codeHash" | "tokenHash">;

/** Sends the proof; 429 if the last one is too recent. */
export async function promiseMail(
  ctx: HrmsContext,
  email: string,
  purpose: ProofPurpose,
  secrets: Secrets,
  mailFor: (account: Account | undefined) => NewMail,
): Promise<MailPromise> {
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const tooRecent = await asAuth(ctx.db, () =>
    sendProof(ctx.db, { email, purpose, ...secrets, expiresAt }, mailFor, now, pause),
  );
  if (tooRecent) waitFor(tooRecent, now);
  return { expiresAt: expiresAt.toISOString(), resendAt: new Date(now.getTime() + pause).toISOString() };
}
