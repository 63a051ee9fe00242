/**
 * The leave ledger: entries in buckets, never changed. A balance is the sum of the entries up to a day in the buckets that have
 * not expired by then; minutes throughout. The database checks the same minimum for every bucket.
 */
import { addDays } from "../../shared/calendar.ts";

export const ledgerKinds = [
  "grant",
  "accrue",
  "carryIn",
  "expire",
  "take",
  "restore",
  "encash",
  "adjust",
  // Moved to another bucket: of the next year, or of another company.
  "transfer",
  // Pending requests reserve what they would take, until they are decided.
  "reserve",
  "release",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** What a bucket was made for. */
export const bucketKinds = ["year", "carried", "lieu", "extra"] as const;
export type BucketKind = (typeof bucketKinds)[number];

/** A day of leave in the ledger, whatever the length of the person's day: types in days cost whole or half days. */
export const minutesOfDay = 480;
export const minutesOfUnit = { day: minutesOfDay, hour: 60 } as const;

export interface LedgerEntry {
  readonly bucketId: string;
  readonly kind: LedgerKind;
  readonly minutes: number;
  /** The day from which it counts: of leave, its own day. */
  readonly on: string;
}

export interface LedgerBucket {
  readonly id: string;
  readonly kind: BucketKind;
  readonly from: string;
  /** The last day it can be used; null if it never expires. */
  readonly expiresOn: string | null;
  /** The lowest sum allowed: below zero if leave may be taken in advance; null without a limit. */
  readonly minimum: number | null;
}

export interface Ledger {
  readonly buckets: readonly LedgerBucket[];
  readonly entries: readonly LedgerEntry[];
}

const isOpen = ({ from, expiresOn }: LedgerBucket, day: string): boolean =>
  from <= day && (expiresOn === null || day <= expiresOn);

const sum = (entries: readonly LedgerEntry[]): number => entries.reduce((total, { minutes }) => total + minutes, 0);

/** Earliest expiry first; what never expires last. */
const byExpiry = (one: LedgerBucket, other: LedgerBucket): number => {
  const [first, second] = [one.expiresOn ?? "9999", other.expiresOn ?? "9999"];
  if (first !== second) return first < second ? -1 : 1;
  return one.from < other.from ? -1 : Number(one.from > other.from) || (one.id < other.id ? -1 : 1);
};

export interface BucketBalance {
  readonly bucketId: string;
  readonly kind: BucketKind;
  readonly expiresOn: string | null;
  readonly minutes: number;
}

export interface Balance {
  /** What can still be taken: pending requests have reserved theirs. */
  readonly available: number;
  /** Reserved by pending requests. */
  readonly pending: number;
  readonly buckets: readonly BucketBalance[];
}

const leaveKinds: readonly LedgerKind[] = ["take", "restore", "reserve", "release"];

/** Buckets that can be used on a day, and the entries that count then; `planned` adds leave of later days. */
export function countedOn(
  { buckets, entries }: Ledger,
  day: string,
  { planned = false }: { planned?: boolean } = {},
): { open: LedgerBucket[]; counted: LedgerEntry[] } {
  const open = buckets.filter((bucket) => isOpen(bucket, day)).toSorted(byExpiry);
  const ids = new Set(open.map(({ id }) => id));
  const counted = entries.filter(
    ({ bucketId, on, kind }) => ids.has(bucketId) && (on <= day || (planned && leaveKinds.includes(kind))),
  );
  return { open, counted };
}

/** On any day, past or future; `planned` deducts leave of later days, so that it cannot be planned twice. */
export function balanceOn(ledger: Ledger, day: string, options: { planned?: boolean } = {}): Balance {
  const { open, counted } = countedOn(ledger, day, options);
  const pending = counted.filter(({ kind }) => kind === "reserve" || kind === "release");
  return {
    available: sum(counted),
    pending: -sum(pending) || 0,
    buckets: open
      .map(({ id, kind, expiresOn }) => ({
        bucketId: id,
        kind,
        expiresOn,
        minutes: sum(counted.filter(({ bucketId }) => bucketId === id)),
      }))
      .filter(({ kind, minutes }) => minutes !== 0 || kind === "year"),
  };
}

/** What a bucket can give on a day without any later day falling below the minimum. */
export function capacityOf(bucket: LedgerBucket, entries: readonly LedgerEntry[], day: string): number {
  if (!isOpen(bucket, day)) return 0;
  if (bucket.minimum === null) return Number.MAX_SAFE_INTEGER;
  const own = entries.filter(({ bucketId }) => bucketId === bucket.id);
  const days = [day, ...own.map(({ on }) => on).filter((on) => on > day)];
  const lowest = Math.min(...days.map((last) => sum(own.filter(({ on }) => on <= last))));
  return Math.max(0, lowest - bucket.minimum);
}

export interface Wanted {
  readonly on: string;
  readonly minutes: number;
}

export interface Allocation {
  readonly bucketId: string;
  readonly on: string;
  readonly minutes: number;
}

/** From which buckets each day of leave is taken; `missing` is what they cannot give. */
export function allocate(ledger: Ledger, wanted: readonly Wanted[]): { taken: Allocation[]; missing: Wanted[] } {
  const entries = [...ledger.entries];
  const taken: Allocation[] = [];
  const missing: Wanted[] = [];
  for (const { on, minutes } of wanted.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    let left = minutes;
    for (const bucket of ledger.buckets.toSorted(byExpiry)) {
      if (left === 0) break;
      const given = Math.min(left, capacityOf(bucket, entries, on));
      if (given === 0) continue;
      taken.push({ bucketId: bucket.id, on, minutes: given });
      entries.push({ bucketId: bucket.id, kind: "take", minutes: -given, on });
      left -= given;
    }
    if (left > 0) missing.push({ on, minutes: left });
  }
  return { taken, missing };
}

type Written = LedgerEntry;

/** What is left in buckets after their last day is written off, on the day after it; pending requests keep theirs. */
export function expiryEntries({ buckets, entries }: Ledger, today: string): Written[] {
  return buckets.flatMap(({ id, expiresOn }) => {
    if (expiresOn === null || expiresOn >= today) return [];
    const left = sum(entries.filter(({ bucketId }) => bucketId === id));
    return left > 0 ? [{ bucketId: id, kind: "expire" as const, minutes: -left, on: addDays(expiresOn, 1) }] : [];
  });
}

/** Approval turns what was reserved into what is taken. */
export function takeReserved(reserved: readonly Allocation[]): Written[] {
  return reserved.flatMap(({ bucketId, on, minutes }) => [
    { bucketId, kind: "release" as const, minutes, on },
    { bucketId, kind: "take" as const, minutes: -minutes, on },
  ]);
}

/**
 * What cancelled leave gives back. Days return to the bucket they came from. If that has expired by now, days that the company
 * recalled go to `instead`, so that nobody loses them; days that the person gave back themselves expire with their bucket.
 */
export function restoreEntries(
  taken: readonly Allocation[],
  buckets: readonly LedgerBucket[],
  { today, recalled, instead }: { today: string; recalled: boolean; instead: string | null },
): Written[] {
  return taken.map(({ bucketId, on, minutes }) => {
    const bucket = buckets.find(({ id }) => id === bucketId);
    const expired = bucket?.expiresOn != null && bucket.expiresOn < today;
    if (recalled && expired && instead !== null) return { bucketId: instead, kind: "restore", minutes, on: today };
    return { bucketId, kind: "restore", minutes, on };
  });
}

/** What brings the entries of a bucket in line with the entitlement earned by each day; cumulative, so nothing drifts. */
export function entitlementEntries(
  { entries }: Pick<Ledger, "entries">,
  bucketId: string,
  kind: "grant" | "accrue",
  earned: readonly { readonly on: string; readonly total: number }[],
): Written[] {
  const own = entries.filter(
    (entry) => entry.bucketId === bucketId && (entry.kind === "grant" || entry.kind === "accrue"),
  );
  const made: Written[] = [];
  for (const { on, total } of earned.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    const posted = sum([...own, ...made].filter((entry) => entry.on <= on));
    if (total !== posted) made.push({ bucketId, kind, minutes: total - posted, on });
  }
  return made;
}
