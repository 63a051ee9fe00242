/** Rate sets of the platform or of one company, and until when they have been used. */
import { and, count, eq, getTableColumns, inArray, isNull, max, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RateKind, RateSet } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { rateSets, rateSetUses } from "./tables/rate-sets.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";

/** The owner of the sets: the platform, or a company of a tenant. */
export type RateOwner = { readonly tenantId: string; readonly companyId: string } | null;

type Stored = typeof rateSets.$inferSelect;
/** A set for display: people by name if the reader may see them, with the last day of use and the start of the next set. */
export type StoredSet = Omit<Stored, "createdBy" | "updatedBy" | "activatedBy" | "tenantId"> & {
  createdBy: string | null;
  updatedBy: string | null;
  activatedBy: string | null;
  firstReviewer: string | null;
  secondReviewer: string | null;
  usedUntil: string | null;
  nextFrom: string | null;
};
/** The fields that people set. */
export type SetFields = Omit<RateSet, "kind">;

export interface SetFilters {
  kind?: RateKind | undefined;
  /** Sets whose state and dates match one of these. */
  states?: readonly SetState[] | undefined;
}

const setStates = ["draft", "reviewed", "scheduled", "active", "superseded", "withdrawn"] as const;
export type SetState = (typeof setStates)[number];

const creator = alias(users, "creator");
const updater = alias(users, "updater");
const activator = alias(users, "activator");
const first = alias(users, "first_reviewer");
const second = alias(users, "second_reviewer");
const next = alias(rateSets, "next");
const { tenantId: _tenant, ...columns } = getTableColumns(rateSets);

const ofOwner = (owner: RateOwner): SQL | undefined =>
  owner === null
    ? isNull(rateSets.tenantId)
    : and(eq(rateSets.tenantId, owner.tenantId), eq(rateSets.companyId, owner.companyId));

const nextFrom = sql<
  string | null
>`(select min(${next.effectiveFrom})::text from ${rateSets} as "next" where ${next.status} = 'active'
  and ${next.kind} = ${rateSets.kind} and ${next.companyId} is not distinct from ${rateSets.companyId} and ${next.effectiveFrom} > ${rateSets.effectiveFrom})`;
const usedUntil = sql<
  string | null
>`(select max(${rateSetUses.usedUntil})::text from ${rateSetUses} where ${rateSetUses.rateSetId} = ${rateSets.id})`;

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      ...columns,
      createdBy: creator.fullName,
      updatedBy: updater.fullName,
      activatedBy: activator.fullName,
      firstReviewer: first.fullName,
      secondReviewer: second.fullName,
      usedUntil,
      nextFrom,
    })
    .from(rateSets)
    .leftJoin(creator, eq(creator.id, rateSets.createdBy))
    .leftJoin(updater, eq(updater.id, rateSets.updatedBy))
    .leftJoin(activator, eq(activator.id, rateSets.activatedBy))
    .leftJoin(first, eq(first.id, rateSets.firstReviewBy))
    .leftJoin(second, eq(second.id, rateSets.secondReviewBy))
    .where(where);
}

/** The state of a set on a day. */
export function stateOf({ status, effectiveFrom, nextFrom: following }: StoredSet, today: string): SetState {
  if (status !== "active") return status;
  if (effectiveFrom > today) return "scheduled";
  return following !== null && following <= today ? "superseded" : "active";
}

function inStates(states: readonly SetState[] | undefined, today: string): SQL | undefined {
  if (states === undefined) return undefined;
  return inArray(
    sql`case when ${rateSets.status} <> 'active' then ${rateSets.status} when ${rateSets.effectiveFrom} > ${today} then 'scheduled'
      when ${nextFrom} <= ${today} then 'superseded' else 'active' end`,
    [...states],
  );
}

function orderedSets(
  tx: Transaction,
  owner: RateOwner,
  query: Omit<ListQuery, "page" | "pageSize"> & SetFilters,
  today: string,
) {
  const where = and(
    ofOwner(owner),
    query.kind && eq(rateSets.kind, query.kind),
    inStates(query.states, today),
    searched(query.q, [rateSets.sourceTitle]),
  );
  const order = orderOf(
    query.sort ?? "-effectiveFrom",
    { effectiveFrom: rateSets.effectiveFrom, updatedAt: rateSets.updatedAt },
    rateSets.id,
  );
  return { where, found: rows(tx, where).orderBy(...order) };
}

/** Every set that fits, for a file. */
export async function allSets(
  tx: Transaction,
  owner: RateOwner,
  query: Omit<ListQuery, "page" | "pageSize"> & SetFilters,
  today: string,
): Promise<StoredSet[]> {
  return orderedSets(tx, owner, query, today).found;
}

export function pageOfSets(
  tx: Transaction,
  owner: RateOwner,
  query: ListQuery & SetFilters,
  today: string,
): Promise<Page<StoredSet>> {
  const { where } = orderedSets(tx, owner, query, today);
  return pageOf(
    query,
    async () => (await tx.select({ total: count() }).from(rateSets).where(where))[0]?.total ?? 0,
    (limit, offset) => orderedSets(tx, owner, query, today).found.limit(limit).offset(offset),
  );
}

export async function findSet(tx: Transaction, owner: RateOwner, id: string): Promise<StoredSet | undefined> {
  return (await rows(tx, and(ofOwner(owner), eq(rateSets.id, id))))[0];
}

/** The set, locked until the transaction ends. */
export async function lockSet(tx: Transaction, owner: RateOwner, id: string): Promise<StoredSet | undefined> {
  await tx
    .select({ id: rateSets.id })
    .from(rateSets)
    .where(and(ofOwner(owner), eq(rateSets.id, id)))
    .for("update");
  return findSet(tx, owner, id);
}

/** Sets used in calculations, oldest first; `except` omits one. */
export function activeSets(
  tx: Transaction,
  owner: RateOwner,
  { kind, except }: { kind?: RateKind; except?: string } = {},
): Promise<StoredSet[]> {
  return rows(
    tx,
    and(
      ofOwner(owner),
      eq(rateSets.status, "active"),
      kind && eq(rateSets.kind, kind),
      except === undefined ? undefined : ne(rateSets.id, except),
    ),
  ).orderBy(rateSets.effectiveFrom);
}

export async function insertSet(
  tx: Transaction,
  owner: RateOwner,
  userId: string,
  now: Date,
  set: RateSet,
): Promise<string> {
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [made] = await tx
    .insert(rateSets)
    .values({ ...set, ...owner, ...who, status: "draft" })
    .returning({ id: rateSets.id });
  if (!made) throw new Error("The rate set was not stored.");
  return made.id;
}

/** Updates a locked set; its version counts the change. */
export async function updateSet(
  tx: Transaction,
  userId: string,
  now: Date,
  before: StoredSet,
  fields: Partial<Stored>,
): Promise<void> {
  await tx
    .update(rateSets)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: before.version + 1 })
    .where(eq(rateSets.id, before.id));
}

/** Fields of a set that nobody has reviewed against its source. */
export const unreviewed = { firstReviewAt: null, firstReviewBy: null, secondReviewAt: null, secondReviewBy: null };

export async function removeSet(tx: Transaction, id: string): Promise<void> {
  await tx.delete(rateSets).where(eq(rateSets.id, id));
}

/** Payroll has calculated with the sets up to this day: from then on they are frozen. */
export async function markRatesUsed(tx: Transaction, setIds: readonly string[], until: string): Promise<void> {
  const sets = await tx
    .select({ id: rateSets.id, tenantId: rateSets.tenantId })
    .from(rateSets)
    .where(inArray(rateSets.id, [...setIds]));
  if (sets.length === 0) return;
  const uses = sets.map(({ id, tenantId }) => ({ rateSetId: id, tenantId, usedUntil: until }));
  await tx.insert(rateSetUses).values(uses).onConflictDoNothing();
}

/** Last day of use among the sets of a kind; null if none was used. */
export async function lastUseOf(tx: Transaction, owner: RateOwner, kind: RateKind): Promise<string | null> {
  const [row] = await tx
    .select({ until: max(rateSetUses.usedUntil) })
    .from(rateSetUses)
    .innerJoin(rateSets, eq(rateSets.id, rateSetUses.rateSetId))
    .where(and(ofOwner(owner), eq(rateSets.kind, kind)));
  return row?.until ?? null;
}
