/** Ledgers of leave as they stand, with what entitlements add: read with additions not yet written, or written first. */
import {
  balanceOn,
  type Balance,
  entitlementEntries,
  type LedgerBucket,
  minutesOfUnit,
} from "#src/domain/leave/shared/ledger.ts";
import type { LeaveKind, LeaveUnit } from "#src/domain/leave/shared/vocabulary.ts";
import {
  appendEntries,
  insertBucket,
  ledgersOf,
  type LedgerOf,
  type StoredEntry,
  type StoredLedger,
} from "#src/store/leave/shared/ledger.ts";
import type { LeaveType } from "#src/store/leave/shared/types.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { type Earned, earnedOf } from "./entitlements.ts";

/** Leave without a balance: as much as is approved. */
export const isUnlimited = ({ kind }: { kind: LeaveKind }): boolean => kind === "no-pay" || kind === "national-service";

/** Days or hours of ledger minutes. */
export const unitsOf = (minutes: number, unit: LeaveUnit): number =>
  Math.round((minutes / minutesOfUnit[unit]) * 100) / 100 || 0;

export const minutesOf = (units: number, unit: LeaveUnit): number => Math.round(units * minutesOfUnit[unit]);

export const bucketsOf = ({ buckets }: Balance, unit: LeaveUnit) =>
  buckets.map(({ kind, expiresOn, minutes }) => ({ kind, expiresOn, units: unitsOf(minutes, unit) }));

export interface Person {
  readonly id: string;
  readonly companyId: string;
}

/** The bucket of a leave year, stored or to be made. */
export const yearBucket = (ledger: StoredLedger, { from }: Earned): LedgerBucket | undefined =>
  ledger.buckets.find((bucket) => bucket.kind === "year" && bucket.from === from);

export const newBucket = (earned: Earned) => ({
  kind: "year" as const,
  from: earned.from,
  expiresOn: earned.to,
  minimum: earned.minimum,
});

/** The ledger with the entitlements up to the year of the day, as if they had been written. */
function projected(ledger: StoredLedger, years: readonly Earned[], now: Date): StoredLedger {
  const buckets = [...ledger.buckets];
  const entries: StoredEntry[] = [...ledger.entries];
  for (const earned of years) {
    const known = yearBucket(ledger, earned);
    const id = known?.id ?? `year ${earned.from}`;
    if (!known) buckets.push({ id, ...newBucket(earned) });
    const added = entitlementEntries({ entries }, id, earned.kind, earned.points);
    entries.push(
      ...added.map((entry) => ({
        ...entry,
        id: `${id} ${entry.on}`,
        employeeId: "",
        leaveTypeId: "",
        leaveId: null,
        manualLeaveId: null,
        yearSettingId: null,
        note: null,
        at: now,
      })),
    );
  }
  return { buckets, entries };
}

/** By employee and type, as `employeeId typeId`, with the entitlements of the leave years from now to the day. */
export async function readLedgers(
  ctx: HrmsContext,
  people: readonly Person[],
  types: readonly LeaveType[],
  day: string,
  /** The day of the first leave year; today without it. */
  since?: string,
): Promise<Map<string, StoredLedger>> {
  const stored = await ledgersOf(
    ctx.db,
    people.map(({ id }) => id),
    types.map(({ id }) => id),
  );
  const earned = await earnedOf(ctx, people, types, day, since);
  const keys = people.flatMap(({ id }) => types.map((type) => `${id} ${type.id}`));
  return new Map(
    keys.map((key) => [
      key,
      projected(stored.get(key) ?? { buckets: [], entries: [] }, earned.get(key) ?? [], ctx.now()),
    ]),
  );
}

/** Writes the entitlements and returns the ledger; the caller holds the lock of the employee's ledger. */
export async function writtenLedger(
  ctx: HrmsContext,
  person: Person,
  type: LeaveType,
  day: string,
  by: { tenantId: string; userId: string | null },
  since?: string,
): Promise<StoredLedger> {
  const of: LedgerOf = {
    tenantId: by.tenantId,
    companyId: person.companyId,
    employeeId: person.id,
    leaveTypeId: type.id,
  };
  const key = `${person.id} ${type.id}`;
  const read = async () => (await ledgersOf(ctx.db, [person.id], [type.id])).get(key) ?? { buckets: [], entries: [] };
  let ledger = await read();
  for (const earned of (await earnedOf(ctx, [person], [type], day, since)).get(key) ?? []) {
    const bucketId = yearBucket(ledger, earned)?.id ?? (await insertBucket(ctx.db, of, newBucket(earned), ctx.now()));
    const added = entitlementEntries(ledger, bucketId, earned.kind, earned.points);
    await appendEntries(ctx.db, of, added, { userId: by.userId, now: ctx.now() });
  }
  if (isUnlimited(type) && ledger.buckets.length === 0)
    await insertBucket(ctx.db, of, { kind: "extra", from: "2000-01-01", expiresOn: null, minimum: null }, ctx.now());
  ledger = await read();
  return ledger;
}

export const actorIn = (ctx: HrmsContext) => {
  const { tenantId, userId } = principalOf(ctx);
  return { tenantId: tenantId ?? "", userId };
};

export const available = (ledger: StoredLedger, day: string, unit: LeaveUnit): number =>
  unitsOf(balanceOn(ledger, day).available, unit);
