/** Token families in the database: opened at sign-in, rotated at refresh, ended at logout or when a used token returns. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Account } from "./accounts.ts";
import type { Store } from "./open-store.ts";
import { sessions } from "./tables/sessions.ts";
import { users } from "./tables/users.ts";
import { inAuth } from "./transaction.ts";

/** One refresh token: its family, and the secret that makes it the current one. */
export interface RefreshTicket {
  sessionId: string;
  ticket: string;
}

const digest = (ticket: string) => createHash("sha256").update(ticket).digest("base64url");

export async function openSession(store: Store, userId: string, now: Date, lifetimeSeconds: number): Promise<RefreshTicket> {
  const made = { sessionId: randomUUID(), ticket: randomUUID() };
  await inAuth(store, async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 86_400_000)));
    await tx.insert(sessions).values({ id: made.sessionId, userId, refreshHash: digest(made.ticket), createdAt: now, expiresAt: later(now, lifetimeSeconds) });
  });
  return made;
}

/** A new ticket for the current one; any other ticket of a family was used before, and ends it. */
export function rotateSession(
  store: Store,
  { sessionId, ticket }: RefreshTicket,
  now: Date,
  lifetimeSeconds: number,
): Promise<{ account: Account; ticket: string } | undefined> {
  return inAuth(store, async (tx) => {
    const fresh = randomUUID();
    const isAlive = and(eq(sessions.id, sessionId), isNull(sessions.revokedAt));
    const [rotated] = await tx
      .update(sessions)
      .set({ refreshHash: digest(fresh), expiresAt: later(now, lifetimeSeconds) })
      .where(and(isAlive, eq(sessions.refreshHash, digest(ticket))))
      .returning({ userId: sessions.userId });
    if (!rotated) {
      await tx.update(sessions).set({ revokedAt: now }).where(isAlive);
      return undefined;
    }
    const [account] = await tx.select().from(users).where(eq(users.id, rotated.userId));
    return account && { account, ticket: fresh };
  });
}

export async function endSession(store: Store, sessionId: string, now: Date): Promise<void> {
  await inAuth(store, (tx) => tx.update(sessions).set({ revokedAt: now }).where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt))));
}

/** The account behind a family that was not ended. */
export function accountOfSession(store: Store, sessionId: string): Promise<Account | undefined> {
  return inAuth(store, async (tx) => {
    const [found] = await tx
      .select({ account: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    return found?.account;
  });
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
