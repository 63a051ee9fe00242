/** Who is behind a session: the account, how its tenant stands, and the support access it works within. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Ability } from "#src/contract/context.ts";
import { maySignIn, type TenantState } from "#src/domain/platform/shared/states.ts";
import type { Mfa, SessionPolicy } from "#src/domain/platform/shared/tenant-settings.ts";
import { accessDay, rightsOf } from "../../access/shared/access.ts";
import type { Account } from "./accounts.ts";
import { isActiveGrantor } from "../../access/shared/grantor.ts";
import { sessions } from "../tables/sessions.ts";
import { supportGrants } from "../../access/tables/support-grants.ts";
import { tenantSettings } from "../../platform/tables/tenant-settings.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { users } from "../tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

interface TenantStanding {
  id: string;
  name: string;
  status: TenantState;
  statusReason: string | null;
  /** While it is closing. */
  closesOn: string | null;
  timeZone: string;
  /** What the tenant has settled for sessions; null where it has not. */
  sessions: SessionPolicy | null;
  /** The same of the second step. */
  mfa: Mfa | null;
}

/** A tenant that an account of the platform works in at the moment. */
export interface SupportFrame {
  grantId: string;
  tenant: TenantStanding;
  /** The account of the tenant under whose name they work. */
  standIn: Account;
  grantedById: string;
  reason: string;
  endsAt: Date;
}

export interface Person {
  account: Account;
  tenant: TenantStanding | null;
  support: SupportFrame | null;
}

const state = {
  id: tenants.id,
  name: tenants.name,
  status: tenants.status,
  statusReason: tenants.statusReason,
  closesOn: tenants.closesOn,
  timeZone: tenants.timeZone,
  sessions: tenantSettings.sessions,
  mfa: tenantSettings.mfa,
};

/** Nobody where the account is locked or was removed, or its tenant is closed. */
export async function personOf(
  tx: Transaction,
  account: Account,
  sessionId: string | null,
  now: Date,
): Promise<Person | undefined> {
  if (account.lockedAt !== null || account.removedAt !== null || account.supportOf !== null || account.apiKey)
    return undefined;
  if (account.tenantId === null)
    return { account, tenant: null, support: sessionId === null ? null : await frameOf(tx, sessionId, now) };
  const [tenant] = await tx
    .select(state)
    .from(tenants)
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .where(eq(tenants.id, account.tenantId));
  return tenant && maySignIn(tenant.status) ? { account, tenant, support: null } : undefined;
}

/** Without an access that holds at this moment the session is outside, whatever it was before. */
async function frameOf(tx: Transaction, sessionId: string, now: Date): Promise<SupportFrame | null> {
  const standIn = alias(users, "stand_in");
  const [found] = await tx
    .select({
      grantId: supportGrants.id,
      tenant: state,
      standIn,
      grantedById: supportGrants.createdBy,
      reason: supportGrants.reason,
      endsAt: supportGrants.endsAt,
    })
    .from(sessions)
    .innerJoin(
      supportGrants,
      and(
        eq(supportGrants.tenantId, sessions.supportTenantId),
        eq(supportGrants.id, sessions.supportGrantId),
        eq(supportGrants.administratorId, sessions.userId),
        isNull(supportGrants.endedAt),
        gt(supportGrants.endsAt, now),
        isActiveGrantor(supportGrants.createdBy, accessDay(now)),
      ),
    )
    .innerJoin(tenants, eq(tenants.id, supportGrants.tenantId))
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .innerJoin(standIn, eq(standIn.id, supportGrants.standInId))
    .where(eq(sessions.id, sessionId));
  return found && maySignIn(found.tenant.status) ? found : null;
}

/** The person behind an account that is about to sign in. */
export function personOfAccount(tx: Transaction, account: Account, now: Date): Promise<Person | undefined> {
  return asAuth(tx, () => personOf(tx, account, null, now));
}

/** The person behind a family that was not ended. */
export function personOfSession(tx: Transaction, sessionId: string, now: Date): Promise<Person | undefined> {
  return asAuth(tx, async () => {
    const [found] = await tx
      .select({ account: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    return found && personOf(tx, found.account, sessionId, now);
  });
}

/** What the person may do where they are: within a support access that of its roles alone. */
export function abilityOfPerson(tx: Transaction, { account, support }: Person, now: Date): Promise<Ability[]> {
  return rightsOf(tx, support?.standIn ?? account, now);
}
