/** Two-step verification, read and written as the sign-in role; each attempt is counted before its code is checked. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { mustHaveMfa } from "#src/domain/access/shared/mfa-duty.ts";
import { accessDay, knownElements, placesOf } from "../../access/shared/access.ts";
import { platformMfaRule } from "../../platform/shared/platform-settings.ts";
import type { Person } from "./session-person.ts";
import { sessions } from "../tables/sessions.ts";
import { userMfa } from "../tables/user-mfa.ts";
import { asAuth, asTenant, type Transaction } from "../../database/transaction.ts";

export type Mfa = typeof userMfa.$inferSelect;

const maxTries = 5;
const closedForMs = 15 * 60_000;

/** Undefined if the person never started setup; without `enrolledAt` it is not active yet. */
export async function mfaOf(tx: Transaction, userId: string): Promise<Mfa | undefined> {
  return (await asAuth(tx, () => tx.select().from(userMfa).where(eq(userMfa.userId, userId))))[0];
}

/** Whether the person has an active second step. */
export function isEnrolled(tx: Transaction, userId: string): Promise<boolean> {
  return asAuth(
    tx,
    async () =>
      (
        await tx
          .select({ id: userMfa.userId })
          .from(userMfa)
          .where(and(eq(userMfa.userId, userId), isNotNull(userMfa.enrolledAt)))
      ).length > 0,
  );
}

/** Replaces an unconfirmed secret; false if one is already active. */
export async function beginMfa(tx: Transaction, userId: string, secretEnc: string, now: Date): Promise<boolean> {
  const fresh = { secretEnc, createdAt: now, lastStep: 0 };
  const written = await asAuth(tx, () =>
    tx
      .insert(userMfa)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: userMfa.userId, set: fresh, setWhere: sql`${userMfa.enrolledAt} is null` })
      .returning({ id: userMfa.userId }),
  );
  return written.length > 0;
}

/** What a correct code leaves: its time step, or the remaining recovery codes. */
export type Proof = Partial<Pick<Mfa, "lastStep" | "recoveryHashes">>;

export type Try = { right: Mfa } | { triesLeft: number } | { lockedUntil: Date };

/** One attempt against the current state; it must count whatever the response. Concurrent attempts are checked one at a time. */
export function tryMfa(
  tx: Transaction,
  userId: string,
  state: "pending" | "enrolled",
  proofIn: (mfa: Mfa) => Proof | undefined,
  now: Date,
): Promise<Try | undefined> {
  return asAuth(tx, async () => {
    const [mfa] = await tx.select().from(userMfa).where(eq(userMfa.userId, userId)).for("update");
    if (!mfa || (mfa.enrolledAt === null) !== (state === "pending")) return undefined;
    if (mfa.lockedUntil && mfa.lockedUntil > now) return { lockedUntil: mfa.lockedUntil };
    const proof = proofIn(mfa);
    const failedCount = proof ? 0 : mfa.failedCount + 1;
    const lockedUntil = failedCount >= maxTries ? new Date(now.getTime() + closedForMs) : null;
    const left = { ...proof, failedCount: lockedUntil ? 0 : failedCount, lockedUntil };
    await tx.update(userMfa).set(left).where(eq(userMfa.userId, userId));
    if (proof) return { right: { ...mfa, ...left } };
    return lockedUntil ? { lockedUntil } : { triesLeft: maxTries - failedCount };
  });
}

export async function saveMfa(
  tx: Transaction,
  userId: string,
  set: Partial<Pick<Mfa, "enrolledAt" | "recoveryHashes">>,
): Promise<void> {
  // New codes are hashed with the current key.
  const recoveryKey = set.recoveryHashes && { recoveryKeyEnc: null };
  await asAuth(tx, () =>
    tx
      .update(userMfa)
      .set({ ...set, ...recoveryKey })
      .where(eq(userMfa.userId, userId)),
  );
}

/** False if the person had no active second step. */
export async function dropMfa(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await asAuth(tx, () =>
    tx
      .delete(userMfa)
      .where(and(eq(userMfa.userId, userId), isNotNull(userMfa.enrolledAt)))
      .returning({ id: userMfa.userId }),
  );
  return gone.length > 0;
}

/** Whose session it is, even while it works in another tenant. */
export async function personInSession(tx: Transaction, sessionId: string): Promise<string | undefined> {
  return (
    await asAuth(tx, () => tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, sessionId)))
  )[0]?.userId;
}

/** When the session began. */
export async function signedInAt(tx: Transaction, sessionId: string): Promise<Date | undefined> {
  return (
    await asAuth(tx, () => tx.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId)))
  )[0]?.at;
}

/** Records that a code was given in the session. */
export async function noteCode(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await asAuth(tx, () => tx.update(sessions).set({ mfaAt: now }).where(eq(sessions.id, sessionId)));
}

/** When a code was last given in the session of a person with a second step; undefined for a person without. */
export async function lastCodeAt(tx: Transaction, sessionId: string): Promise<Date | null | undefined> {
  const [found] = await asAuth(tx, () =>
    tx
      .select({ at: sessions.mfaAt })
      .from(sessions)
      .innerJoin(userMfa, and(eq(userMfa.userId, sessions.userId), isNotNull(userMfa.enrolledAt)))
      .where(eq(sessions.id, sessionId)),
  );
  return found?.at;
}

/** Whether the tenant's rule, or the platform's for its own accounts, requires it; reads no more than the rule needs. */
export async function mustUseMfa(tx: Transaction, { account, tenant }: Person, now: Date): Promise<boolean> {
  if (account.tenantId === null) return (await asTenant(tx, null, () => platformMfaRule(tx))).mfaPolicy === "required";
  const policy = tenant?.mfa?.mfaPolicy ?? "optional";
  if (tenant === null || policy !== "requiredForPay") return policy === "required";
  return asTenant(tx, tenant.id, async () =>
    mustHaveMfa(policy, await placesOf(tx, account.id, accessDay(now)), await knownElements(tx)),
  );
}

/** Required but not set up. */
export async function mfaEnrolmentDue(tx: Transaction, person: Person, now: Date): Promise<boolean> {
  return (await mustUseMfa(tx, person, now)) && !(await isEnrolled(tx, person.account.id));
}
