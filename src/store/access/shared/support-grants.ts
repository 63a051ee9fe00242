/** Support access: given and ended by a tenant, used by a platform account under a stand-in account. */
import { localDay, zoneIn } from "#src/domain/shared/local-day.ts";
import { randomUUID } from "node:crypto";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { zonesOf } from "../../company/shared/zones.ts";
import type { Account } from "../../account/shared/accounts.ts";
import type { Actor } from "../../shared/audit.ts";
import { isActiveGrantor } from "./grantor.ts";
import { byReading, type Page, type Paging, pageOf } from "../../shared/list-query.ts";
import { companies } from "../../company/tables/companies.ts";
import { roles } from "../tables/roles.ts";
import { supportGrants } from "../tables/support-grants.ts";
import { userAccess } from "../tables/user-access.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

export type SupportGrantStatus = "open" | "expired" | "ended";
type Stored = typeof supportGrants.$inferSelect;

interface NewGrant {
  administrator: Account;
  reason: string;
  roleId: string;
  companyIds: string[];
  endsAt: Date;
}

/** The grantor may still give access: it does not outlive their account, nor the key it came from. */
const isGiven = (now: Date) => isActiveGrantor(supportGrants.createdBy, now);
const ended = and(isNotNull(supportGrants.endedAt), lt(supportGrants.endedAt, supportGrants.endsAt));
const isOpen = (now: Date) => and(isNull(supportGrants.endedAt), gt(supportGrants.endsAt, now), isGiven(now));

const statusIs = (status: SupportGrantStatus, now: Date): SQL | undefined => {
  if (status === "open") return isOpen(now);
  return status === "ended"
    ? or(ended, and(gt(supportGrants.endsAt, now), not(isGiven(now))))
    : and(
        or(isNull(supportGrants.endedAt), gte(supportGrants.endedAt, supportGrants.endsAt)),
        lte(supportGrants.endsAt, now),
      );
};

/** Platform accounts that can sign in. */
function platformPeople(tx: Transaction, which?: SQL): Promise<Account[]> {
  const able = and(
    isNull(users.tenantId),
    isNull(users.lockedAt),
    isNull(users.removedAt),
    isNotNull(users.passwordHash),
  );
  return asAuth(tx, () =>
    tx.select().from(users).where(and(able, which)).orderBy(byReading(users.fullName), users.id).limit(100),
  );
}

export const findAdministrator = async (tx: Transaction, id: string): Promise<Account | undefined> =>
  (await platformPeople(tx, eq(users.id, id)))[0];

export async function administratorOptions(tx: Transaction): Promise<{ id: string; label: string }[]> {
  return (await platformPeople(tx)).map(({ id, fullName }) => ({ id, label: fullName }));
}

/** The tenant account under which the person works: nobody can sign in with it. */
async function standInFor(
  tx: Transaction,
  { tenantId, now }: Actor,
  { id, fullName, avatar }: Account,
): Promise<string> {
  return asAuth(tx, async () => {
    const own = and(eq(users.tenantId, tenantId), eq(users.supportOf, id));
    const name = { fullName: `${fullName} (Support)`, avatar };
    const [known] = await tx.update(users).set(name).where(own).returning({ id: users.id });
    if (known) return known.id;
    const handle = `support-${randomUUID()}`;
    const fields = {
      tenantId,
      supportOf: id,
      ...name,
      email: `${handle}@support.invalid`,
      username: handle,
      role: "support",
      ability: [],
      createdAt: now,
    };
    // Another grant may have created it in the meantime.
    const [made] = await tx
      .insert(users)
      .values(fields)
      .onConflictDoUpdate({ target: [users.tenantId, users.supportOf], set: name })
      .returning({ id: users.id });
    return (made as { id: string }).id;
  });
}

/** The person's open grant; locks all their grants until the transaction ends. */
export async function lockOpenGrant(
  tx: Transaction,
  { now }: Actor,
  administratorId: string,
): Promise<Stored | undefined> {
  await asAuth(tx, () =>
    tx.select({ id: users.id }).from(users).where(eq(users.id, administratorId)).for("no key update"),
  );
  return (await tx.select().from(supportGrants).where(openFor(administratorId, now)))[0];
}

/** Replaces the person's grant; its days are also in the access rows, its exact end only in the grant. */
export async function openGrant(
  tx: Transaction,
  actor: Actor,
  { administrator, reason, roleId, companyIds, endsAt }: NewGrant,
): Promise<string> {
  const { tenantId, userId, now } = actor;
  const standInId = await standInFor(tx, actor, administrator);
  const theirs = eq(supportGrants.administratorId, administrator.id);
  await tx
    .update(supportGrants)
    .set({ endedAt: now, endedBy: userId })
    .where(and(theirs, isOpen(now)));
  // An expired grant is no longer open, and stays expired.
  await tx
    .update(supportGrants)
    .set({ endedAt: sql`least(${now.toISOString()}::timestamptz, ${supportGrants.endsAt})` })
    .where(and(theirs, isNull(supportGrants.endedAt)));
  await tx.delete(userAccess).where(eq(userAccess.userId, standInId));
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const zones = await zonesOf(tx);
  const daysIn = (companyId: string) => {
    const zone = zoneIn(zones, companyId);
    return { validFrom: localDay(zone, now), validTo: localDay(zone, endsAt) };
  };
  await tx.insert(userAccess).values(
    companyIds.map((companyId) => ({
      tenantId,
      userId: standInId,
      companyId,
      roleIds: [roleId],
      ...daysIn(companyId),
      ...who,
    })),
  );
  const [made] = await tx
    .insert(supportGrants)
    .values({ tenantId, administratorId: administrator.id, standInId, reason, roleId, companyIds, endsAt, ...who })
    .returning({ id: supportGrants.id });
  return (made as { id: string }).id;
}

export async function closeGrant(
  tx: Transaction,
  { userId, now }: Actor,
  { id, standInId, version }: Stored,
): Promise<void> {
  await tx
    .update(supportGrants)
    .set({ endedAt: now, endedBy: userId, updatedAt: now, updatedBy: userId, version: version + 1 })
    .where(eq(supportGrants.id, id));
  await tx.delete(userAccess).where(eq(userAccess.userId, standInId));
}

/** The open grants given by an account, locked. */
export async function openGrantsOf(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<{ grant: Stored; administrator: string }[]> {
  const grants = await tx
    .select()
    .from(supportGrants)
    .where(and(eq(supportGrants.createdBy, accountId), isOpen(now)))
    .for("update");
  const people = await asAuth(tx, () =>
    tx
      .select({ id: users.id, name: users.fullName })
      .from(users)
      .where(
        inArray(
          users.id,
          grants.map(({ administratorId }) => administratorId),
        ),
      ),
  );
  return grants.map((grant) => ({
    grant,
    administrator: people.find(({ id }) => id === grant.administratorId)?.name ?? "",
  }));
}

export async function lockGrant(tx: Transaction, id: string): Promise<Stored | undefined> {
  return (await tx.select().from(supportGrants).where(eq(supportGrants.id, id)).for("update"))[0];
}

export const grantStatus = ({ endedAt, endsAt }: Pick<Stored, "endedAt" | "endsAt">, now: Date): SupportGrantStatus =>
  endedAt && endedAt < endsAt ? "ended" : endsAt <= now ? "expired" : "open";

const endedByUser = alias(users, "ender");
const grantor = alias(users, "giver");

/** All matching grants, newest first, or one page of them. */
async function shown(tx: Transaction, now: Date, where: SQL | undefined, limit?: number, offset = 0) {
  const fitting = tx
    .select({ grant: supportGrants, holds: isGiven(now), endedBy: endedByUser.fullName, createdBy: grantor.fullName })
    .from(supportGrants)
    .leftJoin(endedByUser, eq(endedByUser.id, supportGrants.endedBy))
    .leftJoin(grantor, eq(grantor.id, supportGrants.createdBy))
    .where(where)
    .orderBy(desc(supportGrants.createdAt), supportGrants.id);
  const rows = await (limit === undefined ? fitting : fitting.limit(limit).offset(offset));
  const people = await asAuth(tx, () =>
    tx
      .select({ id: users.id, name: users.fullName })
      .from(users)
      .where(
        inArray(
          users.id,
          rows.map(({ grant }) => grant.administratorId),
        ),
      ),
  );
  const places = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .orderBy(byReading(companies.name));
  const given = await tx.select({ id: roles.id, name: roles.name }).from(roles);
  return rows.map(
    ({
      grant: { tenantId: _tenant, standInId: _standIn, updatedBy: _updater, ...grant },
      holds,
      endedBy,
      createdBy,
    }) => ({
      ...grant,
      administrator: people.find(({ id }) => id === grant.administratorId)?.name ?? "",
      role: given.find(({ id }) => id === grant.roleId)?.name ?? "",
      companies: places.filter(({ id }) => grant.companyIds.includes(id)).map(({ name }) => name),
      endsAt: grant.endsAt.toISOString(),
      endedAt: grant.endedAt && grant.endedAt < grant.endsAt ? grant.endedAt.toISOString() : null,
      enteredAt: grant.enteredAt?.toISOString() ?? null,
      createdAt: grant.createdAt.toISOString(),
      updatedAt: grant.updatedAt.toISOString(),
      status: grantStatus(grant, now) === "open" && !holds ? ("ended" as const) : grantStatus(grant, now),
      endedBy,
      createdBy,
      updatedBy: endedBy ?? createdBy,
    }),
  );
}

export type ShownGrant = Awaited<ReturnType<typeof shown>>[number];

export async function findGrant(tx: Transaction, id: string, now: Date): Promise<ShownGrant | undefined> {
  return (await shown(tx, now, eq(supportGrants.id, id)))[0];
}

interface GrantFilters {
  readonly status?: readonly SupportGrantStatus[] | undefined;
}

const matching = ({ status }: GrantFilters, now: Date): SQL | undefined =>
  status?.length ? or(...status.map((one) => statusIs(one, now))) : undefined;

/** Every matching grant, for an export. */
export function allGrants(tx: Transaction, query: GrantFilters, now: Date): Promise<ShownGrant[]> {
  return shown(tx, now, matching(query, now));
}

export function grantsPage(tx: Transaction, query: Paging & GrantFilters, now: Date): Promise<Page<ShownGrant>> {
  const where = matching(query, now);
  return pageOf(
    query,
    async () => (await tx.select({ total: count() }).from(supportGrants).where(where))[0]?.total ?? 0,
    (limit, offset) => shown(tx, now, where, limit, offset),
  );
}

export const openGrantsFirst = asc(supportGrants.endsAt);
export const openFor = (administratorId: string, now: Date) =>
  and(eq(supportGrants.administratorId, administratorId), isOpen(now));
