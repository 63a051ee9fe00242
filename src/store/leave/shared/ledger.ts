/** Reads and appends to the leave ledger of an employee. */
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BucketKind, Ledger, LedgerEntry } from "#src/domain/leave/shared/ledger.ts";
import type { Transaction } from "../../database/transaction.ts";
import { leaveBuckets, leaveLedger } from "../tables/leave-ledger.ts";

export interface LedgerOf {
  readonly tenantId: string;
  readonly companyId: string;
  readonly employeeId: string;
  readonly leaveTypeId: string;
}

const bucketColumns = {
  id: leaveBuckets.id,
  employeeId: leaveBuckets.employeeId,
  leaveTypeId: leaveBuckets.leaveTypeId,
  kind: leaveBuckets.kind,
  from: leaveBuckets.from,
  expiresOn: leaveBuckets.expiresOn,
  minimum: leaveBuckets.minimum,
};

const entryColumns = {
  id: leaveLedger.id,
  employeeId: leaveLedger.employeeId,
  leaveTypeId: leaveLedger.leaveTypeId,
  bucketId: leaveLedger.bucketId,
  kind: leaveLedger.kind,
  minutes: leaveLedger.minutes,
  on: leaveLedger.on,
  leaveId: leaveLedger.leaveId,
  manualLeaveId: leaveLedger.manualLeaveId,
  yearSettingId: leaveLedger.yearSettingId,
  note: leaveLedger.note,
  at: leaveLedger.at,
};

/**
 * One writer at a time for each employee: what is allocated to buckets is what the reader has seen. The trigger of the ledger
 * guards its minimum even without this.
 */
export async function lockLedger(tx: Transaction, employeeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leave/${employeeId}`}, 0))`);
}

export type StoredEntry = LedgerEntry & {
  readonly id: string;
  readonly employeeId: string;
  readonly leaveTypeId: string;
  readonly leaveId: string | null;
  readonly manualLeaveId: string | null;
  readonly yearSettingId: string | null;
  readonly note: string | null;
  readonly at: Date;
};
export type StoredLedger = Omit<Ledger, "entries"> & { readonly entries: readonly StoredEntry[] };

const emptyLedger: StoredLedger = { buckets: [], entries: [] };

/** By employee and type, as `employeeId typeId`. */
export async function ledgersOf(
  tx: Transaction,
  employeeIds: readonly string[],
  leaveTypeIds?: readonly string[],
): Promise<Map<string, StoredLedger>> {
  if (employeeIds.length === 0 || leaveTypeIds?.length === 0) return new Map();
  const of = (table: typeof leaveBuckets | typeof leaveLedger): SQL | undefined =>
    and(inArray(table.employeeId, [...employeeIds]), leaveTypeIds && inArray(table.leaveTypeId, [...leaveTypeIds]));
  const buckets = await tx.select(bucketColumns).from(leaveBuckets).where(of(leaveBuckets));
  const entries = await tx
    .select(entryColumns)
    .from(leaveLedger)
    .where(of(leaveLedger))
    .orderBy(asc(leaveLedger.on), asc(leaveLedger.at));
  const keyOf = (row: { employeeId: string; leaveTypeId: string }) => `${row.employeeId} ${row.leaveTypeId}`;
  const [bucketsBy, entriesBy] = [Map.groupBy(buckets, keyOf), Map.groupBy(entries, keyOf)];
  return new Map([...bucketsBy].map(([key, own]) => [key, { buckets: own, entries: entriesBy.get(key) ?? [] }]));
}

export async function ledgerOf(
  tx: Transaction,
  { employeeId, leaveTypeId }: Pick<LedgerOf, "employeeId" | "leaveTypeId">,
): Promise<StoredLedger> {
  return (await ledgersOf(tx, [employeeId], [leaveTypeId])).get(`${employeeId} ${leaveTypeId}`) ?? emptyLedger;
}

export interface NewBucket {
  readonly kind: BucketKind;
  readonly from: string;
  readonly expiresOn: string | null;
  readonly minimum: number | null;
}

export async function insertBucket(tx: Transaction, of: LedgerOf, bucket: NewBucket, now: Date): Promise<string> {
  const [row] = await tx
    .insert(leaveBuckets)
    .values({
      tenantId: of.tenantId,
      companyId: of.companyId,
      employeeId: of.employeeId,
      leaveTypeId: of.leaveTypeId,
      ...bucket,
      at: now,
    })
    .returning({ id: leaveBuckets.id });
  return (row as { id: string }).id;
}

interface Cause {
  readonly leaveId?: string | null;
  readonly manualLeaveId?: string | null;
  readonly note?: string | null;
  /** Null for a job. */
  readonly userId: string | null;
  readonly now: Date;
}

/** What adds comes first: the minimum is checked after each statement as a whole, and a reader expects it so. */
export async function appendEntries(
  tx: Transaction,
  { tenantId, companyId, employeeId, leaveTypeId }: LedgerOf,
  entries: readonly LedgerEntry[],
  { leaveId = null, manualLeaveId = null, note = null, userId, now }: Cause,
): Promise<void> {
  if (entries.length === 0) return;
  const of = { tenantId, companyId, employeeId, leaveTypeId };
  await tx.insert(leaveLedger).values(
    entries
      .toSorted((one, other) => other.minutes - one.minutes)
      .map(({ bucketId, kind, minutes, on }) => ({
        ...of,
        bucketId,
        kind,
        minutes,
        on,
        leaveId,
        manualLeaveId,
        note,
        createdBy: userId,
        at: now,
      })),
  );
}

/** Adds to the ledgers of many people at once. */
export async function appendMany(
  tx: Transaction,
  rows: readonly (LedgerOf & LedgerEntry)[],
  { userId, now, yearSettingId = null }: { userId: string | null; now: Date; yearSettingId?: string | null },
): Promise<void> {
  if (rows.length === 0) return;
  const ordered = rows.toSorted((one, other) => other.minutes - one.minutes);
  await tx.insert(leaveLedger).values(ordered.map((row) => ({ ...row, yearSettingId, createdBy: userId, at: now })));
}

/** The ids in the order given. */
export async function insertBuckets(
  tx: Transaction,
  rows: readonly (LedgerOf & NewBucket)[],
  now: Date,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const made = await tx
    .insert(leaveBuckets)
    .values(rows.map((row) => ({ ...row, at: now })))
    .returning({ id: leaveBuckets.id });
  return made.map(({ id }) => id);
}

/** Locks the ledgers of many people, always in the same order. */
export async function lockLedgers(tx: Transaction, employeeIds: readonly string[]): Promise<void> {
  for (const id of employeeIds.toSorted()) await lockLedger(tx, id);
}

/** What a leave has reserved or taken and not given back, by bucket and day. */
export async function heldBy(tx: Transaction, leaveId: string): Promise<{ reserved: Held[]; taken: Held[] }> {
  const rows = await tx
    .select({
      bucketId: leaveLedger.bucketId,
      on: leaveLedger.on,
      reserved: sql<number>`(-coalesce(sum(minutes) filter (where kind in ('reserve', 'release')), 0))::int`,
      taken: sql<number>`(-coalesce(sum(minutes) filter (where kind in ('take', 'restore')), 0))::int`,
    })
    .from(leaveLedger)
    .where(eq(leaveLedger.leaveId, leaveId))
    .groupBy(leaveLedger.bucketId, leaveLedger.on)
    .orderBy(asc(leaveLedger.on));
  const of = (name: "reserved" | "taken") =>
    rows.filter((row) => row[name] > 0).map(({ bucketId, on, ...row }) => ({ bucketId, on, minutes: row[name] }));
  return { reserved: of("reserved"), taken: of("taken") };
}

export interface Held {
  readonly bucketId: string;
  readonly on: string;
  readonly minutes: number;
}

/**
 * Buckets that have expired and still hold something. What is left of a leave year that is not closed yet
 * waits for its closing, which may carry it forward.
 */
export async function withExpired(
  tx: Transaction,
  today: string,
): Promise<(Omit<LedgerOf, "tenantId"> & { bucketId: string })[]> {
  return tx
    .select({
      bucketId: leaveBuckets.id,
      companyId: leaveBuckets.companyId,
      employeeId: leaveBuckets.employeeId,
      leaveTypeId: leaveBuckets.leaveTypeId,
    })
    .from(leaveBuckets)
    .where(
      sql`${leaveBuckets.expiresOn} < ${today}::date and (select sum(entry.minutes) from leave_ledger entry where entry.tenant_id = ${leaveBuckets.tenantId} and entry.bucket_id = ${leaveBuckets.id}) > 0
        and not (${leaveBuckets.kind} = 'year' and exists (select from year_settings year where year.tenant_id = ${leaveBuckets.tenantId} and year.company_id = ${leaveBuckets.companyId}
          and year.status = 'active' and year.state <> 'closed' and ${leaveBuckets.expiresOn} between year.start and year."end"))`,
    );
}
