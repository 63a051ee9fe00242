/**
 * The end of a leave year: what is left is carried into the next one, encashed or expires. Closing writes only what differs from what
 * is posted, so a year that was reopened can be closed again.
 */
import { addDays, addMonths } from "../../shared/calendar.ts";
import { RuleError } from "../../shared/rule-error.ts";
import { capacityOf, type Ledger, type LedgerBucket, type LedgerEntry } from "./ledger.ts";

export interface CarryRule {
  /** Minutes. */
  readonly max: number;
  /** Months of the next year in which carried leave can be used; null for no end. */
  readonly months: number | null;
  readonly encashable: boolean;
}

export interface Closing {
  readonly carried: number;
  readonly encashed: number;
  readonly expired: number;
}

/** Carried up to the limit, then encashed if the company wants it, otherwise expired. `kept` is carried already and used. */
export function closingOf(left: number, kept: number, { max, encashable }: CarryRule, encash: boolean): Closing {
  if (!Number.isInteger(left)) throw new RuleError("out-of-range", "left", { given: left });
  // Leave taken in advance is carried as a debt, so that it is not forgotten.
  if (left <= 0) return { carried: left, encashed: 0, expired: 0 };
  const carried = Math.min(left, Math.max(max, kept));
  const encashed = encash && encashable ? left - carried : 0;
  return { carried, encashed, expired: left - carried - encashed };
}

/** An entry with the leave year whose closing made it. */
export type ClosingEntry = LedgerEntry & { readonly yearSettingId: string | null };
export interface ClosingLedger extends Omit<Ledger, "entries"> {
  readonly entries: readonly ClosingEntry[];
}

/** What an earlier closing, or the daily expiry, has posted to a bucket; the rest is what the person had left. */
interface Posted extends Closing {
  readonly left: number;
}

const total = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, { minutes }) => sum + minutes, 0);

export function postedTo({ entries }: ClosingLedger, bucketId: string): Posted {
  const own = entries.filter((entry) => entry.bucketId === bucketId);
  const of = (kind: LedgerEntry["kind"]): number =>
    -total(own.filter((entry) => entry.kind === kind && (kind === "expire" || entry.yearSettingId !== null))) || 0;
  const [carried, encashed, expired] = [of("transfer"), of("encash"), of("expire")];
  return { carried, encashed, expired, left: total(own) + carried + encashed + expired };
}

/** The buckets of years that end with the leave year, or within it. */
export const closingBuckets = (
  { buckets }: Pick<Ledger, "buckets">,
  { start, end }: { readonly start: string; readonly end: string },
): LedgerBucket[] =>
  buckets.filter(
    ({ kind, expiresOn }) => kind === "year" && expiresOn !== null && expiresOn >= start && expiresOn <= end,
  );

export const firstDayAfter = ({ expiresOn, from }: Pick<LedgerBucket, "expiresOn" | "from">): string =>
  addDays(expiresOn ?? from, 1);

/** The last day of what is carried; null if it never expires. */
export const carriedUntil = (first: string, { months }: Pick<CarryRule, "months">): string | null =>
  months === null ? null : addDays(addMonths(first, months), -1);

/** What a closing adds to the bucket of the year, and to the one that takes what is carried. */
export interface ClosingStep {
  readonly bucketId: string;
  readonly on: string;
  readonly closing: Closing;
  readonly own: readonly LedgerEntry[];
  /** Minutes for the bucket of carried leave; a debt goes to the next year itself, where leave is taken. */
  readonly moved: number;
}

const written = (bucketId: string, on: string, minutes: Partial<Record<LedgerEntry["kind"], number>>): LedgerEntry[] =>
  Object.entries(minutes).flatMap(([kind, amount]) =>
    amount === 0 ? [] : [{ bucketId, kind: kind as LedgerEntry["kind"], minutes: amount, on }],
  );

export function closeBucket(
  ledger: ClosingLedger,
  bucket: LedgerBucket,
  rule: CarryRule,
  encash: boolean,
): ClosingStep {
  const posted = postedTo(ledger, bucket.id);
  const closing = closingOf(posted.left, posted.carried, rule, encash);
  const on = firstDayAfter(bucket);
  const moved = closing.carried - posted.carried;
  const own = written(bucket.id, on, {
    transfer: -moved,
    encash: posted.encashed - closing.encashed,
    expire: posted.expired - closing.expired,
  });
  return { bucketId: bucket.id, on, closing, own, moved };
}

/** Reopening gives back what was encashed or has expired, and what was carried as far as nobody has used it. */
export function reopenBucket(
  ledger: ClosingLedger,
  bucket: LedgerBucket,
  target: LedgerBucket | undefined,
): Omit<ClosingStep, "closing"> {
  const posted = postedTo(ledger, bucket.id);
  const on = firstDayAfter(bucket);
  const free = target === undefined ? 0 : capacityOf(target, ledger.entries, on);
  const back = posted.carried < 0 ? posted.carried : Math.min(posted.carried, free);
  const own = written(bucket.id, on, { transfer: back, encash: posted.encashed, expire: posted.expired });
  return { bucketId: bucket.id, on, own, moved: -back || 0 };
}
