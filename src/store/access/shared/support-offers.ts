/** Support access as a platform account sees it: the tenants that granted it, and entering and leaving them. */
import { and, count, eq, notInArray } from "drizzle-orm";
import { type Person, personOf } from "../../account/shared/session-person.ts";
import { frameSession, type RefreshTicket } from "../../account/shared/sessions.ts";
import { openFor, openGrantsFirst } from "./support-grants.ts";
import { roles } from "../tables/roles.ts";
import { sessions } from "../../account/tables/sessions.ts";
import { supportGrants } from "../tables/support-grants.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { users } from "../../account/tables/users.ts";
import { actFor, asAuth, type Transaction } from "../../database/transaction.ts";

function openGrants(tx: Transaction, administratorId: string, now: Date) {
  return asAuth(tx, () =>
    tx
      .select({ grant: supportGrants, tenant: tenants.name })
      .from(supportGrants)
      .innerJoin(tenants, and(eq(tenants.id, supportGrants.tenantId), notInArray(tenants.status, ["closed", "purged"])))
      .where(openFor(administratorId, now))
      .orderBy(openGrantsFirst)
      .limit(100),
  );
}

/** The transaction is without a tenant before and after: role names belong to the tenants. */
export async function supportOffers(tx: Transaction, administratorId: string, now: Date) {
  const offers = [];
  for (const { grant, tenant } of await openGrants(tx, administratorId, now)) {
    await actFor(tx, grant.tenantId);
    const [role] = await tx.select({ name: roles.name }).from(roles).where(eq(roles.id, grant.roleId));
    const { id, tenantId, reason, endsAt, createdAt, enteredAt, companyIds } = grant;
    offers.push({
      id,
      tenantId,
      tenant,
      reason,
      role: role?.name ?? "",
      companies: companyIds.length,
      endsAt: endsAt.toISOString(),
      grantedAt: createdAt.toISOString(),
      enteredAt: enteredAt?.toISOString() ?? null,
    });
  }
  await actFor(tx, null);
  return offers;
}

export async function countOpenGrants(tx: Transaction, administratorId: string, now: Date): Promise<number> {
  return (
    (await asAuth(tx, () => tx.select({ open: count() }).from(supportGrants).where(openFor(administratorId, now))))[0]
      ?.open ?? 0
  );
}

export async function findOffer(tx: Transaction, administratorId: string, grantId: string, now: Date) {
  return (await openGrants(tx, administratorId, now)).find(({ grant }) => grant.id === grantId);
}

interface Framed {
  person: Person;
  ticket: RefreshTicket;
}

/** Moves the session into the grant's tenant, or out of it; undefined if it is already there. */
export function moveSession(
  tx: Transaction,
  sessionId: string,
  grant: { id: string; tenantId: string } | null,
  now: Date,
  lifetimeSeconds: number,
): Promise<Framed | undefined> {
  return asAuth(tx, async () => {
    const ticket = await frameSession(
      tx,
      sessionId,
      grant && { tenantId: grant.tenantId, grantId: grant.id },
      now,
      lifetimeSeconds,
    );
    if (!ticket) return undefined;
    if (grant)
      await tx
        .update(supportGrants)
        .set({ enteredAt: now })
        .where(and(eq(supportGrants.tenantId, grant.tenantId), eq(supportGrants.id, grant.id)));
    const [found] = await tx
      .select({ account: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId));
    const person = found && (await personOf(tx, found.account, sessionId, now));
    return person && { person, ticket };
  });
}
