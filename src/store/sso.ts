/** Connections to the providers of companies, sign-ins under way, and whom a provider means. */
import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { accessDay, holdsOn } from "./access.ts";
import { accountByEmail } from "./accounts.ts";
import type { Actor } from "./audit.ts";
import type { Store } from "./open-store.ts";
import { roleId } from "./seed-access.ts";
import { invitations, invitationTokens } from "./tables/invitations.ts";
import { ssoConnections, ssoStates, ssoSubjects } from "./tables/sso.ts";
import { userAccess } from "./tables/user-access.ts";
import { users } from "./tables/users.ts";
import { actFor, inAuth, type Transaction } from "./transaction.ts";
import { violatedConstraint } from "./violations.ts";

export type SsoConnection = typeof ssoConnections.$inferSelect;
type SsoFields = Pick<SsoConnection, "issuer" | "clientId" | "clientSecretEnc" | "domains" | "passwordAllowed" | "active">;

const day = 86_400_000;

/** Of the transaction's tenant. */
export async function ssoConnectionOf(tx: Transaction): Promise<{ own: SsoConnection; by: string } | undefined> {
  const [row] = await tx.select({ own: ssoConnections, by: users.fullName }).from(ssoConnections).innerJoin(users, eq(users.id, ssoConnections.updatedBy));
  return row;
}

/** As the version after the given one; undefined where somebody else was first. */
export async function saveSsoConnection(tx: Transaction, { tenantId, userId, now }: Actor, own: SsoFields, version: number): Promise<string | undefined> {
  const fields = { ...own, updatedAt: now, updatedBy: userId, version: version + 1 };
  const [row] = await tx
    .insert(ssoConnections)
    .values({ ...fields, tenantId, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({ target: ssoConnections.tenantId, set: fields, setWhere: eq(ssoConnections.version, version) })
    .returning({ id: ssoConnections.id });
  return row?.id;
}

async function activeOf(tx: Transaction, tenantId: string): Promise<SsoConnection | undefined> {
  return (await tx.select().from(ssoConnections).where(and(eq(ssoConnections.tenantId, tenantId), eq(ssoConnections.active, true))))[0];
}

export const activeConnection = (store: Store, tenantId: string): Promise<SsoConnection | undefined> => inAuth(store, (tx) => activeOf(tx, tenantId));

/** The link that an invitation of the tenant to the address has; the transaction is the tenant's from then on. */
async function invitationTo(tx: Transaction, tenantId: string, email: string, now: Date): Promise<string | undefined> {
  await actFor(tx, tenantId);
  const [open] = await tx
    .select({ tokenHash: invitationTokens.tokenHash })
    .from(invitationTokens)
    .innerJoin(invitations, eq(invitations.id, invitationTokens.invitationId))
    .where(and(sql`lower(${invitations.email}) = lower(${email})`, isNull(invitations.acceptedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.createdAt))
    .limit(1);
  return open?.tokenHash;
}

export const openInvitationTo = (store: Store, tenantId: string, email: string, now: Date): Promise<string | undefined> => inAuth(store, (tx) => invitationTo(tx, tenantId, email, now));

/**
 * Where somebody with this address signs in: at the provider of the tenant that has their account, or has invited them. Of
 * strangers a domain says nothing: nobody has shown that it is theirs, and whoever named it would get their visitors.
 */
export function connectionForAddress(store: Store, email: string, now: Date): Promise<SsoConnection | undefined> {
  return inAuth(store, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (account) return account.tenantId === null ? undefined : activeOf(tx, account.tenantId);
    const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
    const offering = await tx.select().from(ssoConnections).where(and(eq(ssoConnections.active, true), sql`${ssoConnections.domains} ? ${domain}`));
    for (const connection of offering) if (await invitationTo(tx, connection.tenantId, email, now)) return connection;
    return undefined;
  });
}

/** A sign-in is under way; those of long ago are forgotten. */
export function rememberState(store: Store, state: { stateHash: string; tenantId: string; expiresAt: Date }, now: Date): Promise<void> {
  return inAuth(store, async (tx) => {
    await tx.delete(ssoStates).where(lt(ssoStates.expiresAt, new Date(now.getTime() - day)));
    await tx.insert(ssoStates).values(state);
  });
}

/** Whose sign-in it is; once, and in time. */
export async function takeState(store: Store, stateHash: string, now: Date): Promise<string | undefined> {
  const isOpen = and(eq(ssoStates.stateHash, stateHash), isNull(ssoStates.usedAt), gt(ssoStates.expiresAt, now));
  const [taken] = await inAuth(store, (tx) => tx.update(ssoStates).set({ usedAt: now }).where(isOpen).returning({ tenantId: ssoStates.tenantId }));
  return taken?.tenantId;
}

/** Whether the provider means this account: the first time settles it, for both of them. */
export async function isSubjectOf(store: Store, userId: string, { issuer, subject }: { issuer: string; subject: string }, now: Date): Promise<boolean> {
  try {
    return await inAuth(store, async (tx) => {
      await tx.insert(ssoSubjects).values({ userId, issuer, subject, firstUsedAt: now }).onConflictDoNothing({ target: [ssoSubjects.userId, ssoSubjects.issuer] });
      const [pinned] = await tx.select().from(ssoSubjects).where(and(eq(ssoSubjects.userId, userId), eq(ssoSubjects.issuer, issuer)));
      return pinned?.subject === subject;
    });
  } catch (error) {
    if (violatedConstraint(error) === "sso_subjects_subject") return false;
    throw error;
  }
}

interface Comer {
  readonly tenantId: string | null;
  /** Missing of somebody who has no account yet, and will have these roles. */
  readonly id?: string;
  readonly roleIds?: readonly string[];
}

/** Whether the tenant wants its people to come by its provider alone. Owners may always use their password: a provider can fail. */
export function mustComeByProvider(store: Store, { id, roleIds, tenantId }: Comer, now: Date): Promise<boolean> {
  return inAuth(store, async (tx) => {
    if (tenantId === null || (await activeOf(tx, tenantId))?.passwordAllowed !== false) return false;
    if (id === undefined) return roleIds?.includes(roleId("tenantOwner")) !== true;
    await actFor(tx, tenantId);
    const owner = and(eq(userAccess.userId, id), sql`${userAccess.roleIds} ? ${roleId("tenantOwner")}::text`, holdsOn(accessDay(now)));
    return (await tx.select({ id: userAccess.id }).from(userAccess).where(owner).limit(1)).length === 0;
  });
}
