/** Proofs of an email address: sent, tried, used up, all as the sign-in role. Writes persist whatever the response. */
import { and, eq, gt, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { FieldChange } from "#src/domain/shared/history.ts";
import type { PasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import { recordEvent } from "../shared/audit.ts";
import { type Account, accountByEmail } from "./shared/accounts.ts";
import { queueMail, type NewMail } from "../integrations/shared/mails.ts";
import { withPassword } from "./shared/passwords.ts";
import { emailOtps } from "./tables/email-otps.ts";
import { sessions } from "./tables/sessions.ts";
import { users } from "./tables/users.ts";
import { asTenant, type Transaction } from "../database/transaction.ts";

export type ProofPurpose = (typeof emailOtps.$inferSelect)["purpose"];

export interface NewProof {
  email: string;
  purpose: ProofPurpose;
  codeHash: string | null;
  tokenHash: string;
  expiresAt: Date;
}

export interface Moment {
  now: Date;
  requestId: string;
}

const keptFor = 24 * 60 * 60_000;

/**
 * Replaces the previous proof and queues its email. For an unknown address everything but the email is written too, so
 * that neither response nor timing reveals who has an account. Returns the time of the last email if that was too
 * recent.
 */
export async function sendProof(
  tx: Transaction,
  { email, purpose, codeHash, tokenHash, expiresAt }: NewProof,
  mailFor: (account: Account | undefined) => NewMail,
  now: Date,
  pauseMs: number,
): Promise<Date | undefined> {
  const key = email.toLowerCase();
  await tx.delete(emailOtps).where(lt(emailOtps.expiresAt, new Date(now.getTime() - keptFor)));
  const account = await accountByEmail(tx, email);
  const proof = { userId: account?.id ?? null, codeHash, tokenHash, attempts: 0, sentAt: now, expiresAt, usedAt: null };
  const written = await tx
    .insert(emailOtps)
    .values({ email: key, purpose, ...proof })
    .onConflictDoUpdate({
      target: [emailOtps.email, emailOtps.purpose],
      set: proof,
      setWhere: lte(emailOtps.sentAt, new Date(now.getTime() - pauseMs)),
    })
    .returning({ email: emailOtps.email });
  if (written.length === 0)
    return (await tx.select({ sentAt: emailOtps.sentAt }).from(emailOtps).where(ofKey(key, purpose)))[0]?.sentAt ?? now;
  await queueMail(tx, mailFor(account), now, account !== undefined);
  return undefined;
}

function ofKey(email: string, purpose: ProofPurpose): SQL | undefined {
  return and(eq(emailOtps.email, email), eq(emailOtps.purpose, purpose));
}

const isOpen = (now: Date) => and(isNull(emailOtps.usedAt), gt(emailOtps.expiresAt, now));

type CodeResult = { verified: Account } | { triesLeft: number } | { noCode: true };

/** Counts the attempt before checking the code, so that concurrent attempts all count. */
export async function tryCode(
  tx: Transaction,
  email: string,
  fits: (codeHash: string) => boolean,
  maxAttempts: number,
  moment: Moment,
): Promise<CodeResult> {
  const { now } = moment;
  const [proof] = await tx
    .update(emailOtps)
    .set({ attempts: sql`${emailOtps.attempts} + 1` })
    .where(and(ofKey(email.toLowerCase(), "verify"), isOpen(now), lt(emailOtps.attempts, maxAttempts)))
    .returning();
  if (!proof) return { noCode: true };
  if (proof.userId === null || proof.codeHash === null || !fits(proof.codeHash))
    return { triesLeft: maxAttempts - proof.attempts };
  const verified = await useUp(tx, proof.tokenHash, "verify", now);
  if (!verified) return { noCode: true };
  await note(tx, verified, [], moment);
  return { verified };
}

/** Proves the address by the emailed link; undefined if the link is no longer valid. */
export async function proveByLink(tx: Transaction, tokenHash: string, moment: Moment): Promise<Account | undefined> {
  const account = await useUp(tx, tokenHash, "verify", moment.now);
  if (account) await note(tx, account, [], moment);
  return account;
}

export async function findOpenProof(
  tx: Transaction,
  tokenHash: string,
  purpose: ProofPurpose,
  now: Date,
): Promise<{ account: Account; expiresAt: Date } | undefined> {
  const [found] = await tx
    .select({ account: users, expiresAt: emailOtps.expiresAt })
    .from(emailOtps)
    .innerJoin(users, eq(users.id, emailOtps.userId))
    .where(and(eq(emailOtps.tokenHash, tokenHash), eq(emailOtps.purpose, purpose), isOpen(now)));
  return found;
}

interface PasswordChange {
  tokenHash: string;
  passwordHash: string;
  policy: PasswordPolicy;
  /** Sends an email to the account's address. */
  mail: NewMail;
}

/** Sets the password and ends every session; returns those that were open, or undefined if the link is not valid. */
export async function resetPasswordByLink(
  tx: Transaction,
  { tokenHash, passwordHash, policy, mail }: PasswordChange,
  moment: Moment,
): Promise<string[] | undefined> {
  const { now } = moment;
  const account = await useUp(tx, tokenHash, "reset", now);
  if (!account) return undefined;
  await tx
    .update(users)
    .set(withPassword(account, passwordHash, policy, now))
    .where(eq(users.id, account.id));
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, account.id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await queueMail(tx, mail, now);
  // Never the actual password.
  await note(tx, account, [{ field: "password", before: "•••", after: "•••" }], moment);
  return ended.map(({ id }) => id);
}

/** Uses up the proof and marks the address as verified. */
async function useUp(
  tx: Transaction,
  tokenHash: string,
  purpose: ProofPurpose,
  now: Date,
): Promise<Account | undefined> {
  const [proof] = await tx
    .update(emailOtps)
    .set({ usedAt: now })
    .where(and(eq(emailOtps.tokenHash, tokenHash), eq(emailOtps.purpose, purpose), isOpen(now)))
    .returning();
  if (!proof?.userId) return undefined;
  const [before] = await tx.select().from(users).where(eq(users.id, proof.userId)).for("update");
  if (before && !before.emailVerifiedAt)
    await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, before.id));
  return before;
}

/** Records the change in the history of the account's tenant. Platform accounts have none. */
async function note(
  tx: Transaction,
  { id, tenantId, fullName, emailVerifiedAt }: Account,
  own: FieldChange[],
  { now, requestId }: Moment,
): Promise<void> {
  const proved: FieldChange[] = emailVerifiedAt
    ? []
    : [{ field: "emailVerifiedAt", before: null, after: now.toISOString() }];
  const changes = [...own, ...proved];
  if (tenantId === null || changes.length === 0) return;
  const event = {
    companyId: null,
    action: "update",
    subject: "users",
    recordId: id,
    recordName: fullName,
    changes,
  } as const;
  await asTenant(tx, tenantId, () => recordEvent(tx, { tenantId, userId: id, requestId, now }, event));
}
