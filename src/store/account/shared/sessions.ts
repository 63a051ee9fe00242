/** Token families in the database: opened at sign-in, rotated at refresh, ended at logout or when a used token is presented. All as the sign-in role. */
import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import {
  defaultTenantSettings,
  familySeconds,
  type Lifetimes,
  lifetimesOf,
  sessionGoesOn,
} from "#src/domain/platform/shared/tenant-settings.ts";
import { type Person, personOf } from "./session-person.ts";
import { sessions } from "../tables/sessions.ts";
import { tenantSettings } from "../../platform/tables/tenant-settings.ts";
import { users } from "../tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";

/** One refresh token: its family, and the secret that identifies the current one. */
export interface RefreshTicket {
  sessionId: string;
  ticket: string;
}

/** When and from where a session is used, so that its owner recognises it. */
export interface Use {
  now: () => Date;
  ip: string;
  userAgent: string | null;
}

const digest = (ticket: string) => createHash("sha256").update(ticket).digest("base64url");

export async function openSession(
  tx: Transaction,
  userId: string,
  use: Use,
  lifetimeSeconds: number,
  withCode = false,
): Promise<RefreshTicket> {
  const now = use.now();
  const made = { sessionId: randomUUID(), ticket: randomUUID() };
  await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 86_400_000)));
  await tx.insert(sessions).values({
    id: made.sessionId,
    userId,
    refreshHash: digest(made.ticket),
    createdAt: now,
    ...seen(use),
    expiresAt: later(now, lifetimeSeconds),
    mfaAt: withCode ? now : null,
  });
  await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  return made;
}

/** Exchanges the current ticket for a new one; any other ticket of a family was used before and ends it. Writes persist whatever the response. */
export async function rotateSession(
  tx: Transaction,
  { sessionId, ticket }: RefreshTicket,
  use: Use,
  server: Lifetimes,
): Promise<{ person: Person; ticket: string } | undefined> {
  const now = use.now();
  const fresh = randomUUID();
  const isAlive = and(eq(sessions.id, sessionId), isNull(sessions.revokedAt));
  const [family] = await tx
    .select({ createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt, own: tenantSettings.sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, users.tenantId))
    .where(isAlive);
  const policy = family?.own ?? defaultTenantSettings.sessions;
  const mayGoOn = family !== undefined && sessionGoesOn(server, policy, family, now);
  const [rotated] = !mayGoOn
    ? []
    : await tx
        .update(sessions)
        .set({
          refreshHash: digest(fresh),
          ...seen(use),
          expiresAt: later(now, familySeconds(lifetimesOf(server, policy))),
        })
        .where(and(isAlive, eq(sessions.refreshHash, digest(ticket))))
        .returning({ userId: sessions.userId });
  if (!rotated) {
    await tx.update(sessions).set({ revokedAt: now }).where(isAlive);
    return undefined;
  }
  const [account] = await tx.select().from(users).where(eq(users.id, rotated.userId));
  const person = account && (await personOf(tx, account, sessionId, now));
  return person && { person, ticket: fresh };
}

export async function endSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/**
 * Continues the session in a tenant, or outside again, with a new ticket; in a transaction of the sign-in role. Undefined
 * if it is already there.
 */
export async function frameSession(
  tx: Transaction,
  sessionId: string,
  frame: { tenantId: string; grantId: string } | null,
  now: Date,
  lifetimeSeconds: number,
): Promise<RefreshTicket | undefined> {
  const ticket = randomUUID();
  const elsewhere = sql`${sessions.supportGrantId} is distinct from ${frame?.grantId ?? null}`;
  const moved = await tx
    .update(sessions)
    .set({
      supportTenantId: frame?.tenantId ?? null,
      supportGrantId: frame?.grantId ?? null,
      refreshHash: digest(ticket),
      expiresAt: later(now, lifetimeSeconds),
    })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), elsewhere))
    .returning({ id: sessions.id });
  return moved.length === 0 ? undefined : { sessionId, ticket };
}

/** Ends every session of an account; in a transaction of the sign-in role. */
export async function endSessionsOf(tx: Transaction, userIds: readonly string[], now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.userId, [...userIds]), isNull(sessions.revokedAt)));
}

const longestUserAgent = 400;

function seen({ now, ip, userAgent }: Use) {
  return { lastUsedAt: now(), ip: ip || null, userAgent: userAgent?.slice(0, longestUserAgent) ?? null };
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
