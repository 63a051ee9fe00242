/** Accounts before a tenant is known: found at sign-in, made at registration. */
import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import type { Ability } from "#src/contract/context.ts";
import type { BillingCycle } from "#src/domain/tenancy/states.ts";
import { changedFields } from "#src/domain/history.ts";
import { accessDay } from "./access.ts";
import { type Actor, recordEvent } from "./audit.ts";
import { notify } from "./notifications.ts";
import type { Store } from "./open-store.ts";
import { hashPassword } from "./passwords.ts";
import { recordPlatformEvent } from "./platform-events.ts";
import { ownRegion } from "./region.ts";
import { roleId } from "./seed-access.ts";
import { companies } from "./tables/companies.ts";
import { tenantPackages } from "./tables/tenant-packages.ts";
import { tenants } from "./tables/tenants.ts";
import { userAccess } from "./tables/user-access.ts";
import { users } from "./tables/users.ts";
import { actFor, inAuth, type Transaction } from "./transaction.ts";
import { violatedConstraint } from "./violations.ts";

export type Account = typeof users.$inferSelect;

interface NewAccount {
  email: string;
  username: string;
  fullName: string;
  password: string;
}

/** What somebody registers for. */
export interface Registration {
  /** Name of the tenant's first company; null to make one of the username. */
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
const hasUsername = (username: string) => sql`lower(${users.username} collate "und-x-icu") = lower(${username} collate "und-x-icu")`;

export async function findAccountByEmail(store: Store, email: string): Promise<Account | undefined> {
  return inAuth(store, (tx) => accountByEmail(tx, email));
}

export async function accountByEmail(tx: Transaction, email: string): Promise<Account | undefined> {
  return (await tx.select().from(users).where(hasEmail(email)))[0];
}

export function findAccountById(store: Store, id: string): Promise<Account | undefined> {
  return inAuth(store, async (tx) => (await tx.select().from(users).where(eq(users.id, id)))[0]);
}

async function takenNames(tx: Transaction, { email, username }: NewAccount): Promise<TakenNames> {
  const found = await tx
    .select({ email: sql<boolean>`${hasEmail(email)}`, username: sql<boolean>`${hasUsername(username)}` })
    .from(users)
    .where(or(hasEmail(email), hasUsername(username)));
  return { email: found.some((one) => one.email), username: found.some((one) => one.username) };
}

/** How a tenant begins: on trial where its package has days for it. */
export function onTrial(days: number, now: Date) {
  if (days === 0) return { status: "active" as const, activatedAt: now, statusSince: now };
  return { status: "trial" as const, trialEndsOn: accessDay(new Date(now.getTime() + days * 86_400_000)), statusSince: now };
}

/** A person with a tenant of their own, its first company, and every right inside. */
export async function registerAccount(store: Store, account: NewAccount, wanted: Registration, now: Date, requestId: string): Promise<Account | TakenNames> {
  const passwordHash = await hashPassword(account.password);
  try {
    return await inAuth(store, async (tx) => {
      const taken = await takenNames(tx, account);
      if (taken.email || taken.username) return taken;
      const tenantId = randomUUID();
      const { company, billingCycle, consent } = wanted;
      const begin = onTrial(wanted.package.trialDays, now);
      const name = company ?? account.username;
      await tx.insert(tenants).values({ id: tenantId, name, billingEmail: account.email, billingCycle, ...begin, createdAt: now, updatedAt: now });
      await tx.insert(tenantPackages).values({ tenantId, packageId: wanted.package.id, since: now });
      const made = await insertAccount(tx, account, passwordHash, tenantId, now);
      await actFor(tx, tenantId);
      await insertFirstCompany(tx, { tenantId, userId: made.id, requestId, now }, company ?? `Company of ${account.username}`);
      await actFor(tx, null);
      const changes = changedFields(null, { name, package: wanted.package.name, billingCycle, status: begin.status, consent });
      await recordPlatformEvent(tx, { actorId: made.id, action: "create", subject: "tenants", recordId: tenantId, recordName: name, changes, requestId, at: now });
      return made;
    });
  } catch (error) {
    // Somebody took the name between our look and our insert.
    if (violatedConstraint(error)?.startsWith("users_")) return inAuth(store, (tx) => takenNames(tx, account));
    throw error;
  }
}

export async function insertFirstCompany(tx: Transaction, actor: Actor, name: string): Promise<void> {
  const { tenantId, userId, now } = actor;
  const id = randomUUID();
  const { timeZone: tz, currency } = await ownRegion(tx);
  await tx.insert(companies).values({ id, tenantId, name, tz, currency, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId });
  await tx.insert(userAccess).values({ tenantId, userId, companyId: id, roleIds: [roleId("tenantOwner")], scope: "tenant", createdAt: now, updatedAt: now });
  const changes = changedFields(null, { name });
  await recordEvent(tx, actor, { companyId: id, action: "create", subject: "companies", recordId: id, recordName: name, changes });
  await notify(tx, actor, [userId], { type: "welcome", params: {}, companyId: id });
}

/** The platform's administrator, while the server has no account at all; undefined afterwards. */
export async function createFirstAccount(store: Store, account: NewAccount, now: Date): Promise<Account | undefined> {
  if (!(await needsFirstAccount(store))) return undefined;
  const passwordHash = await hashPassword(account.password);
  return inAuth(store, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${administratorLock})`);
    return (await hasAccounts(tx)) ? undefined : insertAccount(tx, account, passwordHash, null, now);
  });
}

async function hasAccounts(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).limit(1)).length > 0;
}

export function needsFirstAccount(store: Store): Promise<boolean> {
  return inAuth(store, async (tx) => !(await hasAccounts(tx)));
}

export async function insertAccount(
  tx: Transaction,
  { email, username, fullName }: Omit<NewAccount, "password">,
  passwordHash: string | null,
  tenantId: string | null,
  now: Date,
): Promise<Account> {
  const [made] = await tx
    .insert(users)
    .values({ tenantId, email, username, fullName, role: "admin", ability: tenantId === null ? manageAll : [], passwordHash, passwordSetAt: now, createdAt: now })
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

/** Accounts that still have the password their sample came with. */
export function accountsOnSamplePasswords(store: Store): Promise<SampleAccountRow[]> {
  return inAuth(store, (tx) =>
    tx
      .select({ email: users.email, fullName: users.fullName, role: users.role, tenant: tenants.name })
      .from(users)
      .leftJoin(tenants, eq(tenants.id, users.tenantId))
      .where(eq(users.samplePassword, true))
      .orderBy(users.createdAt, users.email),
  );
}
