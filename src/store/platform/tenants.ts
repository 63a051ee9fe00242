/** Tenants as the platform sees them: read and written as the sign-in role, with figures about their people and nothing else. */
import { localDay } from "#src/domain/shared/local-day.ts";
import { and, eq, gte, inArray, lt, not, or, sql } from "drizzle-orm";
import { addDays } from "#src/domain/shared/calendar.ts";
import { maskEmail } from "#src/domain/platform/shared/mask-email.ts";
import { closedTenantDays } from "#src/domain/platform/shared/states.ts";
import type { Store } from "../database/open-store.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { type Author, type Records, records } from "../shared/records/records.ts";
import { platformZones } from "../company/shared/zones.ts";
import { startOfDay } from "../database/local-day.ts";
import { seatsOf } from "./seats.ts";
import { packages } from "./tables/packages.ts";
import { tenants } from "./tables/tenants.ts";
import { asAuth, inAuth, type Transaction } from "../database/transaction.ts";
import { instantText } from "../database/instant-text.ts";

type Stored = typeof tenants.$inferSelect;

interface TenantFilters {
  status?: readonly Stored["status"][] | undefined;
  packageId?: string | undefined;
  trialEndsFrom?: string | undefined;
  trialEndsTo?: string | undefined;
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
  closedFrom?: string | undefined;
  closedTo?: string | undefined;
  asOf?: string | undefined;
}

export type TenantFields = Pick<
  Stored,
  "code" | "name" | "country" | "timeZone" | "locale" | "currency" | "billingEmail" | "billingCycle"
> &
  Partial<
    Pick<
      Stored,
      "status" | "statusReason" | "statusSince" | "closesOn" | "closingNoticeAt" | "trialEndsOn" | "activatedAt"
    >
  >;

interface Counted {
  packageId: string | null;
  packageSince: string | null;
  nextPackageId: string | null;
  nextPackageSince: string | null;
  seatsUsed: number;
  owner: string | null;
  ownerState: "invited" | "active" | "locked" | null;
}

type Read = Omit<Stored, "createdBy" | "updatedBy"> & Counted & { createdBy: string | null; updatedBy: string | null };

type TenantRecord = Omit<Read, "activatedAt" | "closingNoticeAt" | "nextPackageId" | "statusSince"> & {
  package: string | null;
  seatLimit: number | null;
  nextPackage: string | null;
  statusSince: string;
  /** While closed, the day from which it may be purged. */
  purgeableFrom: string | null;
};

const ofNow = sql`from tenant_packages held where held.tenant_id = tenants.id and held.since <= now() + interval '1 minute' and (held.until is null or held.until > now() + interval '1 minute') order by held.since desc limit 1`;
const ofThen = sql`from tenant_packages held where held.tenant_id = tenants.id and held.since > now() + interval '1 minute' order by held.since limit 1`;
const firstAccount = sql`from users owner where tenants.status <> 'purged' and owner.tenant_id = tenants.id and owner.support_of is null and not owner.api_key order by owner.created_at, owner.id limit 1`;
const packageOf = sql<string | null>`(select held.package_id ${ofNow})`;
const seatsUsed = seatsOf(sql`tenants.id`);

/** Of the platform, for the days of filters. */
const zone = platformZones.tenant;

const isClosed = inArray(tenants.status, ["closed", "purged"]);

const stored = records<Read, TenantFields, typeof tenants, TenantFilters, null, Author>(
  {
    table: tenants,
    label: tenants.name,
    shown: {
      packageId: packageOf,
      packageSince: sql`(select ${instantText(sql`held.since`)} ${ofNow})`,
      nextPackageId: sql`(select held.package_id ${ofThen})`,
      nextPackageSince: sql`(select ${instantText(sql`held.since`)} ${ofThen})`,
      seatsUsed,
      owner: sql`(select owner.email ${firstAccount})`,
      ownerState: sql`(select case when owner.locked_at is not null then 'locked' when owner.password_hash is null then 'invited' else 'active' end ${firstAccount})`,
    },
    sortable: { ...sortableColumns(tenants, "name", "code", "trialEndsOn", "createdAt", "updatedAt"), seatsUsed },
    defaultSort: "name",
    searchable: [tenants.name, tenants.code, tenants.billingEmail],
    filters: { status: tenants.status },
    matching: ({
      packageId,
      trialEndsFrom,
      trialEndsTo,
      createdFrom,
      createdTo,
      closedFrom,
      closedTo,
      asOf,
    }: TenantFilters) => [
      packageId === undefined ? undefined : sql`${packageOf} = ${packageId}::uuid`,
      trialEndsFrom === undefined && trialEndsTo === undefined ? undefined : eq(tenants.status, "trial"),
      trialEndsFrom === undefined ? undefined : sql`${tenants.trialEndsOn} >= ${trialEndsFrom}::date`,
      trialEndsTo === undefined ? undefined : sql`${tenants.trialEndsOn} <= ${trialEndsTo}::date`,
      createdFrom === undefined ? undefined : gte(tenants.createdAt, startOfDay(createdFrom, zone)),
      createdTo === undefined ? undefined : lt(tenants.createdAt, startOfDay(createdTo, zone, 1)),
      closedFrom === undefined ? undefined : and(isClosed, gte(tenants.statusSince, startOfDay(closedFrom, zone))),
      closedTo === undefined ? undefined : and(isClosed, lt(tenants.statusSince, startOfDay(closedTo, zone, 1))),
      asOf === undefined
        ? undefined
        : and(
            lt(tenants.createdAt, startOfDay(asOf, zone, 1)),
            or(not(isClosed), gte(tenants.statusSince, startOfDay(asOf, zone, 1))),
          ),
    ],
    offered: sql`true`,
  },
  { within: () => undefined, owner: () => ({}) },
);

/** Adds the names of packages, which the sign-in role cannot read. */
async function toRecords(tx: Transaction, rows: readonly Read[]): Promise<TenantRecord[]> {
  const ids = [...new Set(rows.flatMap(({ packageId, nextPackageId }) => [packageId, nextPackageId]))].filter(
    (id) => id !== null,
  );
  const found =
    ids.length === 0
      ? []
      : await tx
          .select({ id: packages.id, name: packages.name, seatLimit: packages.seatLimit })
          .from(packages)
          .where(inArray(packages.id, ids));
  const packageBy = (id: string | null) => found.find((one) => one.id === id);
  return rows.map(
    ({ activatedAt: _activated, closingNoticeAt: _notice, nextPackageId, statusSince, owner, ...row }) => ({
      ...row,
      owner: owner && maskEmail(owner),
      package: packageBy(row.packageId)?.name ?? null,
      seatLimit: packageBy(row.packageId)?.seatLimit ?? null,
      nextPackage: packageBy(nextPackageId)?.name ?? null,
      statusSince: statusSince.toISOString(),
      purgeableFrom: row.status === "closed" ? addDays(localDay(row.timeZone, statusSince), closedTenantDays) : null,
    }),
  );
}

const toRecord = async (tx: Transaction, row: Read | undefined) => row && (await toRecords(tx, [row]))[0];

export const tenantRecords: Records<TenantRecord, TenantFields, TenantFilters, null, Author> = {
  find: async (tx, scope, id) => toRecord(tx, await asAuth(tx, () => stored.find(tx, scope, id))),
  lock: async (tx, scope, id) => toRecord(tx, await asAuth(tx, () => stored.lock(tx, scope, id))),
  async page(tx, scope, query) {
    const page = await asAuth(tx, () => stored.page(tx, scope, query));
    return { ...page, items: await toRecords(tx, page.items) };
  },
  all: async (tx, scope, query) => toRecords(tx, await asAuth(tx, () => stored.all(tx, scope, query))),
  options: (tx, scope, q) => asAuth(tx, () => stored.options(tx, scope, q)),
  insert: (tx, author, scope, fields) => asAuth(tx, () => stored.insert(tx, author, scope, fields)),
  update: (tx, author, scope, id, version, fields) =>
    asAuth(tx, () => stored.update(tx, author, scope, id, version, fields)),
  remove: (tx, scope, id) => asAuth(tx, () => stored.remove(tx, scope, id)),
};

/** Whether it was ever a paying customer; tenants older than trials count as such. */
export async function wasActive(tx: Transaction, tenantId: string): Promise<boolean> {
  const [found] = await asAuth(tx, () =>
    tx
      .select({ activatedAt: tenants.activatedAt, trialEndsOn: tenants.trialEndsOn })
      .from(tenants)
      .where(and(eq(tenants.id, tenantId))),
  );
  return found !== undefined && (found.activatedAt !== null || found.trialEndsOn === null);
}

export interface ClosingTenant {
  id: string;
  name: string;
  closesOn: string;
  /** Its days are those of this zone. */
  zone: string;
}

/** Tenants that close within so many days of today, each by its own day. */
export function closingTenants(store: Store, now: Date, daysAhead: number): Promise<ClosingTenant[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${tenants.timeZone})::date`;
  const where = and(eq(tenants.status, "closing"), sql`${tenants.closesOn} <= ${today} + ${daysAhead}::int`);
  return inAuth(store, async (tx) => {
    const found = await tx
      .select({ id: tenants.id, name: tenants.name, closesOn: tenants.closesOn, zone: tenants.timeZone })
      .from(tenants)
      .where(where)
      .orderBy(tenants.id);
    return found.map(({ closesOn, ...tenant }) => ({ ...tenant, closesOn: closesOn as string }));
  });
}

/** Only one of several concurrent calls sends the reminder. */
export async function takeClosingNotice(
  tx: Transaction,
  { id, closesOn }: ClosingTenant,
  before: Date,
  now: Date,
): Promise<boolean> {
  const due = and(
    eq(tenants.id, id),
    eq(tenants.status, "closing"),
    eq(tenants.closesOn, closesOn),
    lt(tenants.closingNoticeAt, before),
  );
  return (
    (await asAuth(tx, () => tx.update(tenants).set({ closingNoticeAt: now }).where(due).returning({ id: tenants.id })))
      .length > 0
  );
}
