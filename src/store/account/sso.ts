/** Connections to companies' SSO providers, pending sign-ins, and which account a provider's user belongs to. */
import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { accessDay, holdsOn } from "../access/shared/access.ts";
import { accountByEmail } from "./shared/accounts.ts";
import type { Actor } from "../shared/audit.ts";
import { withinSavepoint } from "../database/savepoint.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { invitations, invitationTokens } from "./tables/invitations.ts";
import { ssoConnections, ssoStates, ssoSubjects } from "./tables/sso.ts";
import { userAccess } from "../access/tables/user-access.ts";
import { users } from "./tables/users.ts";
import { asAuth, asTenant, type Transaction } from "../database/transaction.ts";
import { violatedConstraint } from "../database/violations.ts";

export type SsoConnection = typeof ssoConnections.$inferSelect;
type SsoFields = Pick<
  SsoConnection,
  "issuer" | "clientId" | "clientSecretEnc" | "domains" | "passwordAllowed" | "active"
>;

const day = 86_400_000;

/** Of the transaction's tenant. */
export async function ssoConnectionOf(tx: Transaction): Promise<{ own: SsoConnection; by: string } | undefined> {
  const [row] = await tx
    .select({ own: ssoConnections, by: users.fullName })
    .from(ssoConnections)
    .innerJoin(users, eq(users.id, ssoConnections.updatedBy));
  return row;
}

/** As the version after the given one; undefined if someone else was first. */
export async function saveSsoConnection(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  own: SsoFields,
  version: number,
): Promise<string | undefined> {
  const fields = { ...own, updatedAt: now, updatedBy: userId, version: version + 1 };
  const [row] = await tx
    .insert(ssoConnections)
    .values({ ...fields, tenantId, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({ target: ssoConnections.tenantId, set: fields, setWhere: eq(ssoConnections.version, version) })
    .returning({ id: ssoConnections.id });
  return row?.id;
}

/** The connection of a tenant, if people sign in through it. */
export function activeConnection(tx: Transaction, tenantId: string): Promise<SsoConnection | undefined> {
  return asAuth(
    tx,
    async () =>
      (
        await tx
          .select()
          .from(ssoConnections)
          .where(and(eq(ssoConnections.tenantId, tenantId), eq(ssoConnections.active, true)))
      )[0],
  );
}

/** The link of the tenant's invitation to the address. */
export async function openInvitationTo(
  tx: Transaction,
  tenantId: string,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const [open] = await asTenant(tx, tenantId, () =>
    tx
      .select({ tokenHash: invitationTokens.tokenHash })
      .from(invitationTokens)
      .innerJoin(invitations, eq(invitations.id, invitationTokens.invitationId))
      .where(
        and(
          sql`lower(${invitations.email}) = lower(${email})`,
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
          gt(invitations.expiresAt, now),
        ),
      )
      .orderBy(asc(invitations.createdAt))
      .limit(1),
  );
  return open?.tokenHash;
}

/**
 * Where a person with this address signs in: at the provider of the tenant that has their account or has invited them. For
 * unknown addresses the domain decides nothing: nobody has proved that they own it, and anyone who claimed it would get its visitors.
 */
export function connectionForAddress(tx: Transaction, email: string, now: Date): Promise<SsoConnection | undefined> {
  return asAuth(tx, async () => {
    const account = await accountByEmail(tx, email);
    if (account) return account.tenantId === null ? undefined : activeConnection(tx, account.tenantId);
    const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
    const offering = await tx
      .select()
      .from(ssoConnections)
      .where(and(eq(ssoConnections.active, true), sql`${ssoConnections.domains} ? ${domain}`));
    for (const connection of offering)
      if (await openInvitationTo(tx, connection.tenantId, email, now)) return connection;
    return undefined;
  });
}

/** Stores a pending sign-in and deletes old ones. As the sign-in role. */
export async function rememberState(
  tx: Transaction,
  state: { stateHash: string; tenantId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.delete(ssoStates).where(lt(ssoStates.expiresAt, new Date(now.getTime() - day)));
  await tx.insert(ssoStates).values(state);
}

/** Looks up a pending sign-in; once, and in time. As the sign-in role. */
export async function takeState(tx: Transaction, stateHash: string, now: Date): Promise<string | undefined> {
  const isOpen = and(eq(ssoStates.stateHash, stateHash), isNull(ssoStates.usedAt), gt(ssoStates.expiresAt, now));
  const [taken] = await tx
    .update(ssoStates)
    .set({ usedAt: now })
    .where(isOpen)
    .returning({ tenantId: ssoStates.tenantId });
  return taken?.tenantId;
}

/** Whether the provider's user belongs to this account; the first sign-in links both. As the sign-in role. */
export async function isSubjectOf(
  tx: Transaction,
  userId: string,
  { issuer, subject }: { issuer: string; subject: string },
  now: Date,
): Promise<boolean> {
  try {
    return await withinSavepoint(tx, async () => {
      await tx
        .insert(ssoSubjects)
        .values({ userId, issuer, subject, firstUsedAt: now })
        .onConflictDoNothing({ target: [ssoSubjects.userId, ssoSubjects.issuer] });
      const [pinned] = await tx
        .select()
        .from(ssoSubjects)
        .where(and(eq(ssoSubjects.userId, userId), eq(ssoSubjects.issuer, issuer)));
      return pinned?.subject === subject;
    });
  } catch (error) {
    if (violatedConstraint(error) === "sso_subjects_subject") return false;
    throw error;
  }
}

interface ProviderUser {
  readonly tenantId: string | null;
  /** Missing for a person without an account, who will get these roles. */
  readonly id?: string;
  readonly roleIds?: readonly string[];
}

/** Whether the tenant requires its provider. Owners may always use their password: a provider can fail. */
export async function mustComeByProvider(
  tx: Transaction,
  { id, roleIds, tenantId }: ProviderUser,
  now: Date,
): Promise<boolean> {
  if (tenantId === null || (await activeConnection(tx, tenantId))?.passwordAllowed !== false) return false;
  if (id === undefined) return roleIds?.includes(roleId("tenantOwner")) !== true;
  const owner = and(
    eq(userAccess.userId, id),
    sql`${userAccess.roleIds} ? ${roleId("tenantOwner")}::text`,
    holdsOn(accessDay(now)),
  );
  return (
    (await asTenant(tx, tenantId, () => tx.select({ id: userAccess.id }).from(userAccess).where(owner).limit(1)))
      .length === 0
  );
}
