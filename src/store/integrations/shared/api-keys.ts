/** API keys of a tenant: each is an account with its own access rows, so that permissions are read like people's. */
import { localDay } from "#src/domain/shared/local-day.ts";
import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AccessScope } from "#src/domain/access/shared/vocabulary.ts";
import { mayWrite } from "#src/domain/platform/shared/states.ts";
import { daysHold } from "../../access/shared/access.ts";
import { companyDay, tenantDay } from "../../company/shared/zones.ts";
import type { Account } from "../../account/shared/accounts.ts";
import type { Actor } from "../../shared/audit.ts";
import { sortableColumns } from "../../shared/records/filters.ts";
import { records } from "../../shared/records/records.ts";
import { apiKeys } from "../tables/api-keys.ts";
import { tenants } from "../../platform/tables/tenants.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";
import { instantText } from "../../database/instant-text.ts";

type Stored = typeof apiKeys.$inferSelect;
type ApiKeyState = "active" | "orphaned" | "expired" | "revoked";

/** What is stored of a key besides its access. */
export interface ApiKeyFields extends Pick<Stored, "name" | "roleIds" | "scope" | "mayManageAccess" | "expiresOn"> {
  userId?: string;
  prefix?: string;
  secretHash?: string;
  revokedAt?: Date;
  status?: undefined;
}

export type ApiKeyRow = Omit<
  Stored,
  "tenantId" | "userId" | "secretHash" | "lastUsedAt" | "revokedAt" | "createdBy" | "updatedBy"
> & {
  companyIds: string[];
  companies: string[];
  roles: string[];
  lastUsedAt: string | null;
  revokedAt: string | null;
  answeredBy: string | null;
  status: ApiKeyState;
  createdBy: string | null;
  updatedBy: string | null;
};

interface ApiKeyFilters {
  status?: readonly ApiKeyState[] | undefined;
  roleIds?: readonly string[] | undefined;
  companyId?: readonly string[] | undefined;
}

const hasExpired = sql`(${apiKeys.expiresOn} is not null and ${apiKeys.expiresOn} < ${tenantDay(sql`now()`, sql`api_keys`)})`;
/** The person responsible can no longer sign in, or no longer works in any of its companies. */
const isOrphaned = sql`not exists (
  select from users answering join user_access place on place.tenant_id = answering.tenant_id and place.user_id = answering.id
    and ${daysHold(sql`place`, companyDay(sql`now()`, sql`place`))}
  join user_access own on own.tenant_id = place.tenant_id and own.company_id = place.company_id and own.user_id = ${apiKeys.userId}
  where answering.id = ${apiKeys.updatedBy} and answering.locked_at is null and answering.removed_at is null)`;
const answerer = sql<
  string | null
>`case when ${apiKeys.revokedAt} is null then (select answering.full_name from users answering where answering.id = ${apiKeys.updatedBy}) end`;
const state = sql<ApiKeyState>`case when ${apiKeys.revokedAt} is not null then 'revoked' when ${hasExpired} then 'expired' when ${isOrphaned} then 'orphaned' else 'active' end`;
const placesOf = (what: SQL, order: SQL) =>
  sql<
    string[]
  >`coalesce((select jsonb_agg(${what} order by ${order}) from user_access place join companies on companies.tenant_id = place.tenant_id and companies.id = place.company_id where place.tenant_id = ${apiKeys.tenantId} and place.user_id = ${apiKeys.userId}), '[]')`;
const roleNames = sql<
  string[]
>`coalesce((select jsonb_agg(given.name order by given.name) from roles given where ${apiKeys.roleIds} ? given.id::text), '[]')`;

const stateIs: Readonly<Record<ApiKeyState, SQL | undefined>> = {
  revoked: isNotNull(apiKeys.revokedAt),
  expired: and(isNull(apiKeys.revokedAt), hasExpired),
  orphaned: and(isNull(apiKeys.revokedAt), not(hasExpired), isOrphaned),
  active: and(isNull(apiKeys.revokedAt), not(hasExpired), not(isOrphaned)),
};

export const apiKeyRecords = records<ApiKeyRow, ApiKeyFields, typeof apiKeys, ApiKeyFilters, string, Actor>(
  {
    table: apiKeys,
    label: apiKeys.name,
    hidden: ["userId", "secretHash"],
    shown: {
      companyIds: placesOf(sql`companies.id`, sql`companies.name`),
      companies: placesOf(sql`companies.name`, sql`companies.name`),
      roles: roleNames,
      lastUsedAt: instantText(apiKeys.lastUsedAt),
      revokedAt: instantText(sql`${apiKeys.revokedAt}`),
      answeredBy: answerer,
      status: state,
    },
    sortable: sortableColumns(apiKeys, "name", "expiresOn", "lastUsedAt", "createdAt"),
    defaultSort: "name",
    searchable: [apiKeys.name, apiKeys.prefix],
    matching: ({ status, roleIds, companyId }: ApiKeyFilters) => [
      status?.length ? or(...status.map((one) => stateIs[one])) : undefined,
      roleIds?.length ? or(...roleIds.map((id) => sql`${apiKeys.roleIds} ? ${id}::text`)) : undefined,
      companyId?.length
        ? sql`exists (select from user_access place where place.user_id = ${apiKeys.userId} and ${inArray(sql`place.company_id`, [...companyId])})`
        : undefined,
    ],
  },
  { within: (tenantId) => eq(apiKeys.tenantId, tenantId), owner: (tenantId) => ({ tenantId }) },
);

const shape = /^hrms_([0-9a-f]{16})_([0-9a-f]{48})$/;
const digest = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** A new key: shown once, and stored as its hash. */
export function newKey(): { prefix: string; key: string; secretHash: string } {
  const [open, secret] = [randomBytes(8).toString("hex"), randomBytes(24).toString("hex")];
  return { prefix: `hrms_${open}`, key: `hrms_${open}_${secret}`, secretHash: digest(secret) };
}

/** The key's account under its name: it has no password, and its address receives no email. */
export async function putAccount(
  tx: Transaction,
  { tenantId, now }: Actor,
  name: string,
  keyId: string | undefined,
): Promise<string> {
  const known = keyId === undefined ? undefined : await accountOfKey(tx, keyId);
  return asAuth(tx, async () => {
    if (known !== undefined) {
      await tx.update(users).set({ fullName: name }).where(eq(users.id, known));
      return known;
    }
    const handle = `key-${randomUUID()}`;
    const fields = {
      tenantId,
      apiKey: true,
      fullName: name,
      email: `${handle}@keys.invalid`,
      username: handle,
      role: "api key",
      ability: [],
      createdAt: now,
    };
    const [made] = await tx.insert(users).values(fields).returning({ id: users.id });
    return (made as { id: string }).id;
  });
}

interface KeyRights {
  readonly companyIds: readonly string[];
  readonly roleIds: string[];
  readonly scope: AccessScope;
  readonly expiresOn: string | null;
}

/** What the key's account may do from now on, by company. */
export async function putRights(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  accountId: string,
  { companyIds, roleIds, scope, expiresOn }: KeyRights,
): Promise<void> {
  await tx.delete(userAccess).where(eq(userAccess.userId, accountId));
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await tx.insert(userAccess).values(
    companyIds.map((companyId) => ({
      tenantId,
      userId: accountId,
      companyId,
      roleIds,
      scope,
      validTo: expiresOn,
      ...who,
    })),
  );
}

/** The account of a key. */
export async function accountOfKey(tx: Transaction, keyId: string): Promise<string | undefined> {
  return (await tx.select({ userId: apiKeys.userId }).from(apiKeys).where(eq(apiKeys.id, keyId)))[0]?.userId;
}

interface KeyHolder {
  readonly keyId: string;
  readonly account: Account;
  readonly mayManageAccess: boolean;
  readonly expiresOn: string | null;
}

/** How long a further use of the key is not recorded again. */
const notedEvery = 10 * 60_000;

/** The person who last saved the key: it can do no more than they may. */
const answering = alias(users, "answering");

/** The key's account; undefined if it is revoked, expired or unknown, nobody is responsible for it, or its tenant is not active. */
export function holderOf(tx: Transaction, key: string, now: Date): Promise<KeyHolder | undefined> {
  const [, open = "", secret = ""] = shape.exec(key) ?? [];
  if (open === "") return Promise.resolve(undefined);
  return asAuth(tx, async () => {
    const [found] = await tx
      .select({ own: apiKeys, account: users, tenant: tenants.status, zone: tenants.timeZone })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .innerJoin(
        answering,
        and(eq(answering.id, apiKeys.updatedBy), isNull(answering.lockedAt), isNull(answering.removedAt)),
      )
      .innerJoin(tenants, eq(tenants.id, apiKeys.tenantId))
      .where(eq(apiKeys.prefix, `hrms_${open}`));
    if (!found || !timingSafeEqual(Buffer.from(found.own.secretHash), Buffer.from(digest(secret)))) return undefined;
    const { own, account, tenant, zone } = found;
    if (own.revokedAt !== null || (own.expiresOn !== null && own.expiresOn < localDay(zone, now)) || !mayWrite(tenant))
      return undefined;
    const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - notedEvery)));
    await tx
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.tenantId, own.tenantId), eq(apiKeys.id, own.id), isDue));
    return { keyId: own.id, account, mayManageAccess: own.mayManageAccess, expiresOn: own.expiresOn };
  });
}
