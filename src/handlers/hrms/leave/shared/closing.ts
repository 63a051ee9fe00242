/** Closes and reopens a leave year for some of its people: what is left is moved, encashed or written off, and back. */
import {
  carriedUntil,
  type CarryRule,
  closeBucket,
  closingBuckets,
  type ClosingStep,
  postedTo,
  reopenBucket,
} from "#src/domain/leave/shared/closing.ts";
import { entitlementEntries, type LedgerEntry, minutesOfUnit } from "#src/domain/leave/shared/ledger.ts";
import { addDays, addMonths } from "#src/domain/shared/calendar.ts";
import {
  appendMany,
  insertBuckets,
  type LedgerOf,
  ledgersOf,
  lockLedgers,
  type NewBucket,
  type StoredLedger,
} from "#src/store/leave/shared/ledger.ts";
import type { LeaveType } from "#src/store/leave/shared/types.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { newBucket, yearBucket } from "./balances.ts";
import { earnedOf } from "./entitlements.ts";

export interface ClosedYear {
  readonly id: string;
  readonly companyId: string;
  readonly start: string;
  readonly end: string;
  readonly encash: boolean;
}

export const carryRuleOf = (type: LeaveType): CarryRule => ({
  max: type.carryForwardMax * minutesOfUnit[type.unit],
  months: type.carryForwardMonths,
  encashable: type.encashable,
});

const emptyLedger: StoredLedger = { buckets: [], entries: [] };

/** One ledger with whom and what it belongs to. */
interface Own {
  readonly of: LedgerOf;
  readonly type: LeaveType;
  readonly ledger: StoredLedger;
}

async function ledgersIn(
  ctx: HrmsContext,
  { companyId }: ClosedYear,
  ids: readonly string[],
  types: readonly LeaveType[],
): Promise<Own[]> {
  const { tenantId } = actorOf(ctx);
  const found = await ledgersOf(
    ctx.db,
    ids,
    types.map(({ id }) => id),
  );
  return ids.flatMap((employeeId) =>
    types.map((type) => ({
      of: { tenantId, companyId, employeeId, leaveTypeId: type.id },
      type,
      ledger: found.get(`${employeeId} ${type.id}`) ?? emptyLedger,
    })),
  );
}

/** Inserts the buckets that are missing and returns the id of each. */
async function bucketIds(
  ctx: HrmsContext,
  wanted: readonly (LedgerOf & NewBucket & { known: string | undefined })[],
): Promise<string[]> {
  const missing = wanted.filter(({ known }) => known === undefined).map(({ known: _, ...bucket }) => bucket);
  const made = await insertBuckets(ctx.db, missing, ctx.now());
  return wanted.map(({ known }) => known ?? made.shift() ?? "");
}

/** Entitlements of the year that nobody has asked about yet are written before what is left of them. */
async function writeEntitlements(
  ctx: HrmsContext,
  year: ClosedYear,
  ids: readonly string[],
  types: readonly LeaveType[],
): Promise<void> {
  const people = ids.map((id) => ({ id, companyId: year.companyId }));
  const earned = await earnedOf(ctx, people, types, year.end, year.start);
  const owned = await ledgersIn(ctx, year, ids, types);
  const due = owned.flatMap(({ of, ledger }) =>
    (earned.get(`${of.employeeId} ${of.leaveTypeId}`) ?? [])
      .filter(({ to }) => to >= year.start && to <= year.end)
      .map((one) => ({ of, ledger, one, known: yearBucket(ledger, one)?.id })),
  );
  const buckets = await bucketIds(
    ctx,
    due.map(({ of, one, known }) => ({ ...of, ...newBucket(one), known })),
  );
  const entries = due.flatMap(({ of, ledger, one }, index) =>
    entitlementEntries(ledger, buckets[index] ?? "", one.kind, one.points).map((entry) => ({ ...of, ...entry })),
  );
  await appendMany(ctx.db, entries, { userId: null, now: ctx.now() });
}

interface Moving extends Own {
  readonly step: Omit<ClosingStep, "closing">;
  readonly debt: boolean;
}

/** Debts go to the next year itself, from which leave is taken; everything else to a bucket of its own. */
function targetOf({ of, type, ledger, step, debt }: Moving): LedgerOf & NewBucket & { known: string | undefined } {
  const kind = debt ? ("year" as const) : ("carried" as const);
  const known = ledger.buckets.find((bucket) => bucket.kind === kind && bucket.from === step.on)?.id;
  const minimum = debt ? -type.negativeLimit * minutesOfUnit[type.unit] : 0;
  const expiresOn = debt ? addDays(addMonths(step.on, 12), -1) : carriedUntil(step.on, carryRuleOf(type));
  return { ...of, kind, from: step.on, expiresOn, minimum, known };
}

async function post(ctx: HrmsContext, year: ClosedYear, moving: readonly Moving[]): Promise<void> {
  const moved = moving.filter(({ step }) => step.moved !== 0);
  const buckets = await bucketIds(ctx, moved.map(targetOf));
  const rows: (LedgerOf & LedgerEntry)[] = moving.flatMap(({ of, step }) =>
    step.own.map((entry) => ({ ...of, ...entry })),
  );
  for (const [index, { of, step }] of moved.entries())
    rows.push({ ...of, bucketId: buckets[index] ?? "", kind: "carryIn", minutes: step.moved, on: step.on });
  await appendMany(ctx.db, rows, { userId: actorOf(ctx).userId, now: ctx.now(), yearSettingId: year.id });
}

export async function closeFor(
  ctx: HrmsContext,
  year: ClosedYear,
  ids: readonly string[],
  types: readonly LeaveType[],
): Promise<void> {
  await lockLedgers(ctx.db, ids);
  await writeEntitlements(ctx, year, ids, types);
  const moving = (await ledgersIn(ctx, year, ids, types)).flatMap((own) =>
    closingBuckets(own.ledger, year).map((bucket) => {
      const step = closeBucket(own.ledger, bucket, carryRuleOf(own.type), year.encash);
      return { ...own, step, debt: step.closing.carried < 0 };
    }),
  );
  await post(ctx, year, moving);
}

export async function reopenFor(
  ctx: HrmsContext,
  year: ClosedYear,
  ids: readonly string[],
  types: readonly LeaveType[],
): Promise<void> {
  await lockLedgers(ctx.db, ids);
  const moving = (await ledgersIn(ctx, year, ids, types)).flatMap((own) =>
    closingBuckets(own.ledger, year).map((bucket) => {
      const debt = postedTo(own.ledger, bucket.id).carried < 0;
      const carried = own.ledger.buckets.find(
        ({ kind, from }) => kind === "carried" && from > year.start && from === nextDay(bucket.expiresOn),
      );
      return { ...own, step: reopenBucket(own.ledger, bucket, carried), debt };
    }),
  );
  await post(ctx, year, moving);
}

const nextDay = (day: string | null): string => (day === null ? "" : addDays(day, 1));
