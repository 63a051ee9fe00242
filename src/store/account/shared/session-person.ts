/** Who is behind a session: the account, the state of its tenant, and the support access it works under. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { maySignIn, type TenantState } from "#src/domain/platform/shared/states.ts";
import type { Mfa, SessionPolicy } from "#src/domain/platform/shared/tenant-settings.ts";
import { type Rights, rightsOf } from "../../access/shared/access.ts";
import type { Account } from "./accounts.ts";
import { isActiveGrantor } from "../../access/shared/grantor.ts";
import { sessions } from "../tables/sessions.ts";
import { supportGrants } from "../../access/tables/support-grants.ts";
import { tenantSettings } from "../../platform/tables/tenant-settings.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { users } from "../tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

interface SessionTenant {
  id: string;
  name: string;
  status: TenantState;
  statusReason: string | null;
  /** Set while it is closing. */
  closesOn: string | null;
  timeZone: string;
  /** The tenant's session settings; null for the defaults. */
  sessions: SessionPolicy | null;
  /** The same for two-step verification. */
  mfa: Mfa | null;
}

/** A tenant that a platform account currently works in. */
export interface SupportFrame {
  grantId: string;
  tenant: SessionTenant;
  /** The tenant account it works under. */
  standIn: Account;
  grantedById: string;
  reason: string;
  endsAt: Date;
}

export interface Person {
  account: Account;
  tenant: SessionTenant | null;
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

/** Undefined if the account is locked or removed, or its tenant is closed. */
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

/** Without currently valid access the session is outside the tenant, whatever it was before. */
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
        isActiveGrantor(supportGrants.createdBy, now),
      ),
    )
    .innerJoin(tenants, eq(tenants.id, supportGrants.tenantId))
    .leftJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .innerJoin(standIn, eq(standIn.id, supportGrants.standInId))
    .where(eq(sessions.id, sessionId));
  return found && maySignIn(found.tenant.status) ? found : null;
}

/** The person behind an account that is signing in. */
export function personOfAccount(tx: Transaction, account: Account, now: Date): Promise<Person | undefined> {
  return asAuth(tx, () => personOf(tx, account, null, now));
}

/** The person behind a token family that was not ended. */
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

/** The person's rights: within support access only those of its roles. */
export function rightsOfPerson(tx: Transaction, { account, support }: Person, now: Date): Promise<Rights> {
  return rightsOf(tx, support?.standIn ?? account, now);
}
