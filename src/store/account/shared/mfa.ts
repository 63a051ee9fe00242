/** The second step of people's sign-in, read and written as the role of sign-in; each try is counted before anybody knows whether it was right. */
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

/** Undefined where the person has begun with none; without `enrolledAt` none that counts yet. */
export async function mfaOf(tx: Transaction, userId: string): Promise<Mfa | undefined> {
  return (await asAuth(tx, () => tx.select().from(userMfa).where(eq(userMfa.userId, userId))))[0];
}

/** Whether the person has one that counts. */
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

/** In the place of a secret that was never confirmed; false where one counts already. */
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

/** What a right code leaves behind: its time step, or the recovery codes that are left. */
export type Proof = Partial<Pick<Mfa, "lastStep" | "recoveryHashes">>;

export type Try = { right: Mfa } | { triesLeft: number } | { lockedUntil: Date };

/** One try of who has a second step in that state; it has to count whatever the answer. Of several at once one is looked at after the other. */
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
  // New codes are hashed with the key of today.
  const recoveryKey = set.recoveryHashes && { recoveryKeyEnc: null };
  await asAuth(tx, () =>
    tx
      .update(userMfa)
      .set({ ...set, ...recoveryKey })
      .where(eq(userMfa.userId, userId)),
  );
}

/** False where the person had none that counted. */
export async function dropMfa(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await asAuth(tx, () =>
    tx
      .delete(userMfa)
      .where(and(eq(userMfa.userId, userId), isNotNull(userMfa.enrolledAt)))
      .returning({ id: userMfa.userId }),
  );
  return gone.length > 0;
}

/** Whose session it is, also while it works in another tenant. */
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

/** A code was given in the session. */
export async function noteCode(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await asAuth(tx, () => tx.update(sessions).set({ mfaAt: now }).where(eq(sessions.id, sessionId)));
}

/** When a code was last given in the session of a person with a second step; undefined of one without. */
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

/** Whether the rule of the tenant, or the platform's for its own accounts, obliges the person; asks no more than the rule needs. */
export async function mustUseMfa(tx: Transaction, { account, tenant }: Person, now: Date): Promise<boolean> {
  if (account.tenantId === null) return (await asTenant(tx, null, () => platformMfaRule(tx))).mfaPolicy === "required";
  const policy = tenant?.mfa?.mfaPolicy ?? "optional";
  if (tenant === null || policy !== "requiredForPay") return policy === "required";
  return asTenant(tx, tenant.id, async () =>
    mustHaveMfa(policy, await placesOf(tx, account.id, accessDay(now)), await knownElements(tx)),
  );
}

/** Obliged, and without a second step. */
export async function mfaEnrolmentDue(tx: Transaction, person: Person, now: Date): Promise<boolean> {
  return (await mustUseMfa(tx, person, now)) && !(await isEnrolled(tx, person.account.id));
}
