/** Rows of sample leave: requests with their half days, buckets and entries of the ledger. */
import type { ClosingLedger } from "#src/domain/leave/shared/closing.ts";
import { allocate, type BucketKind, type LedgerKind, minutesOfDay } from "#src/domain/leave/shared/ledger.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { halfNames } from "#src/domain/shared/day-grid.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { Transaction } from "../database/transaction.ts";
import { leaveBuckets, leaveLedger } from "../leave/tables/leave-ledger.ts";
import type { leaveTypes } from "../leave/tables/leave-types.ts";
import { leaves, leaveSlots } from "../leave/tables/leaves.ts";
import { manualLeaves } from "../leave/tables/manual-leaves.ts";
import { sampleId } from "./ids.ts";

export type Kind = "annual" | "sick" | "no-pay" | "national-service";
export type Type = Pick<
  typeof leaveTypes.$inferSelect,
  "id" | "kind" | "negativeLimit" | "payFraction" | "carryForwardMax" | "carryForwardMonths"
>;

const halfDay = minutesOfDay / 2;
/** What a year grants here; the first change of a balance brings it in line with the settings. */
const granted: Readonly<Partial<Record<Kind, number>>> = { annual: 14, sick: 14 };
const monthsOfYear = 12;

export interface Planned {
  readonly kind: Kind;
  /** Days from today. */
  readonly start: number;
  readonly days: number;
  readonly status: "taken" | "approved" | "submitted";
  readonly reason: string | null;
}

export interface Rows {
  readonly buckets: (typeof leaveBuckets.$inferInsert)[];
  readonly entries: (typeof leaveLedger.$inferInsert)[];
  readonly leaves: (typeof leaves.$inferInsert)[];
  readonly slots: (typeof leaveSlots.$inferInsert)[];
  readonly manual: (typeof manualLeaves.$inferInsert)[];
}

export const noRows = (): Rows => ({ buckets: [], entries: [], leaves: [], slots: [], manual: [] });

export function joinRows(all: Rows, own: Rows): void {
  all.buckets.push(...own.buckets);
  all.entries.push(...own.entries);
  all.leaves.push(...own.leaves);
  all.slots.push(...own.slots);
  all.manual.push(...own.manual);
}

export interface Owner {
  readonly tenantId: string;
  readonly companyId: string;
  readonly employeeId: string;
}
export interface Year {
  readonly first: string;
  readonly last: string;
  /** Months in which the person is employed; all of them without. */
  readonly months?: number;
}

/** What the year grants of the type; undefined for leave without a balance. */
export const grantOf = (type: Type, { months = monthsOfYear }: Year): number | undefined => {
  const units = granted[type.kind as Kind];
  return units === undefined ? undefined : Math.floor((units * months) / monthsOfYear);
};

/** The bucket of the year, or the endless one of leave without a balance. */
export function bucketOf(rows: Rows, of: Owner, type: Type, year: Year, maker: string, now: Date): string {
  const { first, last } = year;
  const units = grantOf(type, year);
  const id = sampleId(`leave-buckets/${of.employeeId}/${type.id}${units === undefined ? "" : `/${first}`}`);
  if (rows.buckets.some((bucket) => bucket.id === id)) return id;
  const kind: BucketKind = units === undefined ? "extra" : "year";
  rows.buckets.push({
    id,
    ...of,
    leaveTypeId: type.id,
    kind,
    from: units === undefined ? "2000-01-01" : first,
    expiresOn: units === undefined ? null : last,
    minimum: units === undefined ? null : -type.negativeLimit * minutesOfDay,
    at: now,
  });
  if (units !== undefined)
    addEntry(rows, { of, type, bucketId: id, kind: "grant", minutes: units * minutesOfDay, on: first, maker, now });
  return id;
}

export interface Entry {
  readonly of: Owner;
  readonly type: Type;
  readonly bucketId: string;
  readonly kind: LedgerKind;
  readonly minutes: number;
  readonly on: string;
  readonly maker: string;
  readonly now: Date;
  readonly leaveId?: string;
  readonly manualLeaveId?: string;
  readonly yearSettingId?: string;
}

export function addEntry(rows: Rows, { of, type, maker, now, ...entry }: Entry): void {
  rows.entries.push({ ...of, leaveTypeId: type.id, ...entry, createdBy: maker, at: now });
}

export interface NewLeave {
  readonly of: Owner;
  readonly type: Type;
  readonly plan: Planned;
  readonly days: readonly string[];
  readonly maker: string;
  readonly now: Date;
  readonly year: Year;
}

/** Of one person and type, as the rules of the ledger take it. */
export const ledgerOf = (rows: Rows, type: Type): ClosingLedger => ({
  buckets: rows.buckets
    .filter(({ leaveTypeId }) => leaveTypeId === type.id)
    .map(({ id = "", expiresOn = null, minimum = null, ...bucket }) => ({ ...bucket, id, expiresOn, minimum })),
  entries: rows.entries
    .filter(({ leaveTypeId }) => leaveTypeId === type.id)
    .map(({ yearSettingId = null, ...entry }) => ({ ...entry, yearSettingId })),
});

/** When it was asked for: annual leave two weeks ahead, sick leave on its first day. */
const askedOn = ({ kind }: Planned, from: string, now: Date): Date => {
  const asked = Date.parse(`${addDays(from, kind === "annual" ? -14 : 0)}T02:00:00Z`);
  return new Date(Math.min(asked, now.getTime()));
};

/** `rows` are those of the person alone. Nothing is added if the balance does not suffice. */
export function addLeave(rows: Rows, { of, type, plan, days, maker, now, year }: NewLeave): void {
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const id = sampleId(`leaves/${of.employeeId}/${from}`);
  bucketOf(rows, of, type, year, maker, now);
  const wanted = days.map((on) => ({ on, minutes: minutesOfDay }));
  const { taken, missing } = allocate(ledgerOf(rows, type), wanted);
  if (missing.length > 0) return;
  const asked = askedOn(plan, from, now);
  const waits = plan.status === "submitted";
  rows.leaves.push({
    id,
    ...of,
    leaveTypeId: type.id,
    from,
    to,
    startHalf: "am",
    endHalf: "pm",
    cost: days.length * minutesOfDay,
    payFraction: type.payFraction,
    reason: plan.reason,
    fileIds: [],
    source: "request",
    status: plan.status,
    decidedAt: waits ? null : asked,
    decidedBy: waits ? null : maker,
    createdAt: asked,
    createdBy: maker,
    updatedAt: asked,
    updatedBy: maker,
  });
  for (const date of days)
    for (const half of halfNames)
      rows.slots.push({
        ...of,
        leaveId: id,
        leaveTypeId: type.id,
        date,
        half,
        dayStatus: "work",
        minutes: halfDay,
        cost: halfDay,
        state: waits ? "pending" : "granted",
      });
  const kind = waits ? "reserve" : "take";
  for (const { bucketId, on, minutes } of taken)
    addEntry(rows, { of, type, bucketId, kind, minutes: -minutes, on, maker, now, leaveId: id });
}

export async function insertAll(
  tx: Transaction,
  { buckets, entries, leaves: asked, slots, manual }: Rows,
): Promise<void> {
  await insertRows(tx, leaveBuckets, buckets);
  await insertRows(tx, leaves, asked);
  await insertRows(tx, leaveSlots, slots);
  // What adds comes first: the minimum is checked after each statement as a whole.
  const ordered = entries.toSorted((one, other) => other.minutes - one.minutes);
  await insertRows(
    tx,
    leaveLedger,
    ordered.map((entry) => ({ leaveId: null, manualLeaveId: null, yearSettingId: null, ...entry })),
  );
  await insertRows(tx, manualLeaves, manual);
}
