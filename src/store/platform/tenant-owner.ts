/** A tenant created by the platform: its owner's account, without a password yet, and its first company. */
import type { Language } from "#src/domain/shared/languages.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { accessDay, holdsOn } from "../access/shared/access.ts";
import { type Account, accountByEmail, insertFirstCompany } from "../account/shared/accounts.ts";
import { isPerson } from "../account/shared/people-accounts.ts";
import { localeOfUser } from "./shared/region.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { endSessionsOf } from "../account/shared/sessions.ts";
import { supportGrants } from "../access/tables/support-grants.ts";
import { userAccess } from "../access/tables/user-access.ts";
import { users } from "../account/tables/users.ts";
import { actFor, asAuth, type Transaction } from "../database/transaction.ts";

interface NewOwner {
  email: string;
  fullName: string;
  /** Name of the first company. */
  company: string;
}

/** Undefined if someone has the address. The transaction is without a tenant before and after. */
export async function makeOwner(
  tx: Transaction,
  tenantId: string,
  { email, fullName, company }: NewOwner,
  moment: { now: Date; requestId: string },
): Promise<Account | undefined> {
  const made = await asAuth(tx, async () => {
    if (await accountByEmail(tx, email)) return undefined;
    const [account] = await tx
      .insert(users)
      .values({
        tenantId,
        email,
        username: email.toLowerCase(),
        fullName,
        role: "admin",
        ability: [],
        passwordHash: null,
        createdAt: moment.now,
      })
      .returning();
    return account;
  });
  if (!made) return undefined;
  await actFor(tx, tenantId);
  await insertFirstCompany(tx, { tenantId, userId: made.id, ...moment }, company);
  await actFor(tx, null);
  return made;
}

/** The first account of a tenant. */
export async function ownerOf(tx: Transaction, tenantId: string): Promise<Account | undefined> {
  const own = and(eq(users.tenantId, tenantId), isPerson);
  return (
    await asAuth(tx, () => tx.select().from(users).where(own).orderBy(asc(users.createdAt), asc(users.id)).limit(1))
  )[0];
}

/** All owners of the tenant today who can sign in. */
export async function ownersOf(
  tx: Transaction,
  now: Date,
): Promise<{ email: string; fullName: string; locale: Language }[]> {
  const owner = and(
    sql`${userAccess.roleIds} ? ${roleId("tenantOwner")}::text`,
    holdsOn(accessDay(now)),
    isPerson,
    isNull(users.removedAt),
  );
  return tx
    .selectDistinct({ email: users.email, fullName: users.fullName, locale: localeOfUser })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(owner);
}

/** Ends all sessions of the tenant's people and of platform accounts working in it. */
export async function shutOut(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  await asAuth(tx, async () => {
    const people = await tx.select({ id: users.id }).from(users).where(eq(users.tenantId, tenantId));
    await endSessionsOf(
      tx,
      people.map(({ id }) => id),
      now,
    );
    await tx
      .update(supportGrants)
      .set({ endedAt: now })
      .where(and(eq(supportGrants.tenantId, tenantId), isNull(supportGrants.endedAt)));
  });
}
