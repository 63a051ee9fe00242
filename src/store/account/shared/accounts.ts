/** Accounts before a tenant is known: found at sign-in, created at registration. */
import { localDay } from "#src/domain/shared/local-day.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { insertFirstLeaveTypes } from "../../leave/shared/first-leave-types.ts";
import { insertFirstLedgerAccounts } from "../../payroll/shared/first-ledger-accounts.ts";
import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import type { Ability } from "#src/contract/context.ts";
import type { BillingCycle } from "#src/domain/platform/shared/states.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { type Actor, recordEvent } from "../../shared/audit.ts";
import { notify } from "./notifications.ts";
import { recordPlatformEvent } from "../../shared/platform-events.ts";
import { ownRegion } from "../../platform/shared/region.ts";
import { roleId } from "../../access/shared/access-ids.ts";
import { companies } from "../../company/tables/companies.ts";
import { tenantPackages } from "../../platform/tables/tenant-packages.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { users } from "../tables/users.ts";
import { asAuth, asTenant, type Transaction } from "../../database/transaction.ts";
import { violatedConstraint } from "../../database/violations.ts";

export type Account = typeof users.$inferSelect;

interface NewAccount {
  email: string;
  username: string;
  fullName: string;
  passwordHash: string | null;
}

/** What a person enters to register. */
export interface Registration {
  /** Name of the tenant's first company; null to derive it from the username. */
  company: string | null;
  package: { id: string; name: string; trialDays: number };
  billingCycle: BillingCycle;
  consent: boolean;
}

interface TakenNames {
  email: boolean;
  username: boolean;
}

const manageAll: Ability[] = [{ action: "manage", subject: "all" }];
const administratorLock = 4_010_020;

const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;
const hasUsername = (username: string) =>
  sql`lower(${users.username} collate "und-x-icu") = lower(${username} collate "und-x-icu")`;

/** As the role of sign-in. */
export async function accountByEmail(tx: Transaction, email: string): Promise<Account | undefined> {
  return (await tx.select().from(users).where(hasEmail(email)))[0];
}

/** As the role of sign-in. */
export async function takenNames(
  tx: Transaction,
  { email, username }: Pick<NewAccount, "email" | "username">,
): Promise<TakenNames> {
  const found = await tx
    .select({ email: sql<boolean>`${hasEmail(email)}`, username: sql<boolean>`${hasUsername(username)}` })
    .from(users)
    .where(or(hasEmail(email), hasUsername(username)));
  return { email: found.some((one) => one.email), username: found.some((one) => one.username) };
}

/** A tenant's initial status: on trial if its package has trial days. */
export function onTrial(days: number, zone: string, now: Date) {
  if (days === 0) return { status: "active" as const, activatedAt: now, statusSince: now };
  return {
    status: "trial" as const,
    trialEndsOn: addDays(localDay(zone, now), days),
    statusSince: now,
  };
}

/** The name was taken between check and insert. */
export const isNameTaken = (error: unknown): boolean => violatedConstraint(error)?.startsWith("users_") === true;

/** A person with their own tenant, its first company, and all rights in it; as the sign-in role. */
export async function registerAccount(
  tx: Transaction,
  account: NewAccount,
  wanted: Registration,
  now: Date,
  requestId: string,
): Promise<Account | TakenNames> {
  const taken = await takenNames(tx, account);
  if (taken.email || taken.username) return taken;
  const tenantId = randomUUID();
  const { company, billingCycle, consent } = wanted;
  const begin = onTrial(wanted.package.trialDays, defaultRegion.timeZone, now);
  const name = company ?? account.username;
  await tx.insert(tenants).values({
    id: tenantId,
    name,
    billingCycle,
    ...begin,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(tenantPackages).values({ tenantId, packageId: wanted.package.id, since: now });
  const made = await insertAccount(tx, account, tenantId, now);
  await asTenant(tx, tenantId, () =>
    insertFirstCompany(tx, { tenantId, userId: made.id, requestId, now }, company ?? `Company of ${account.username}`),
  );
  const changes = changedFields(null, {
    name,
    package: wanted.package.name,
    billingCycle,
    status: begin.status,
    consent,
  });
  await asTenant(tx, null, () =>
    recordPlatformEvent(tx, {
      actorId: made.id,
      action: "create",
      subject: "tenants",
      recordId: tenantId,
      recordName: name,
      changes,
      requestId,
      at: now,
    }),
  );
  return made;
}

export async function insertFirstCompany(tx: Transaction, actor: Actor, name: string): Promise<void> {
  const { tenantId, userId, now } = actor;
  const id = randomUUID();
  const { timeZone: tz, currency } = await ownRegion(tx);
  await tx
    .insert(companies)
    .values({ id, tenantId, name, tz, currency, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId });
  await tx.insert(userAccess).values({
    tenantId,
    userId,
    companyId: id,
    roleIds: [roleId("tenantOwner")],
    scope: "tenant",
    createdAt: now,
    updatedAt: now,
  });
  await insertFirstLeaveTypes(tx, actor, id);
  await insertFirstLedgerAccounts(tx, actor, id);
  const changes = changedFields(null, { name });
  await recordEvent(tx, actor, {
    companyId: id,
    action: "create",
    subject: "companies",
    recordId: id,
    recordName: name,
    changes,
  });
  await notify(tx, actor, [userId], { type: "welcome", params: {}, companyId: id });
}

/** The platform's administrator, while the server has no accounts; undefined afterwards. As the sign-in role. */
export async function createFirstAccount(
  tx: Transaction,
  account: NewAccount,
  now: Date,
): Promise<Account | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${administratorLock})`);
  return (await needsFirstAccount(tx)) ? insertAccount(tx, account, null, now) : undefined;
}

/** As the role of sign-in. */
export async function needsFirstAccount(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** As the role of sign-in. */
export async function insertAccount(
  tx: Transaction,
  { email, username, fullName, passwordHash }: NewAccount,
  tenantId: string | null,
  now: Date,
): Promise<Account> {
  const [made] = await tx
    .insert(users)
    .values({
      tenantId,
      email,
      username,
      fullName,
      role: "admin",
      ability: tenantId === null ? manageAll : [],
      passwordHash,
      passwordSetAt: now,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error("The account was not stored.");
  return made;
}

interface SampleAccountRow {
  email: string;
  fullName: string;
  role: string;
  tenant: string | null;
}

/** Accounts that still have their sample password. */
export function accountsOnSamplePasswords(tx: Transaction): Promise<SampleAccountRow[]> {
  return asAuth(tx, () =>
    tx
      .select({ email: users.email, fullName: users.fullName, role: users.role, tenant: tenants.name })
      .from(users)
      .leftJoin(tenants, eq(tenants.id, users.tenantId))
      .where(eq(users.samplePassword, true))
      .orderBy(users.createdAt, users.email),
  );
}
