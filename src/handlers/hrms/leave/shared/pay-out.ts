/** Leave that is left at the end of an employment: shown before it is paid out, posted as manual leave, and taken back. */
import { allocate, balanceOn } from "#src/domain/leave/shared/ledger.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { insertManualLeave, lockManualLeave } from "#src/store/leave/manual-leaves.ts";
import { appendEntries, lockLedger } from "#src/store/leave/shared/ledger.ts";
import { type LeaveType, leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { actorIn, isUnlimited, readLedgers, unitsOf, writtenLedger } from "./balances.ts";
import { reverseManual } from "./manual-reversal.ts";

interface Leaver {
  readonly id: string;
  readonly companyId: string;
  readonly fullName: string;
}

export interface UnusedLeave {
  readonly leaveTypeId: string;
  readonly leaveType: string;
  readonly days: number;
}

/** Leave is paid out in half days. */
const half = 240;
const wholeHalves = (minutes: number): number => Math.max(0, Math.floor(minutes / half)) * half;

const paidOut = async (ctx: HrmsContext, companyId: string): Promise<LeaveType[]> =>
  (await leaveTypesOf(ctx.db, companyId)).filter(
    (type) => type.encashable && type.unit === "day" && !isUnlimited(type),
  );

/** What is left on the last day, of the types that may be paid out. */
export async function unusedLeave(ctx: HrmsContext, person: Leaver, lastDay: string): Promise<UnusedLeave[]> {
  const types = await paidOut(ctx, person.companyId);
  const ledgers = await readLedgers(ctx, [person], types, lastDay);
  return types.flatMap((type) => {
    const ledger = ledgers.get(`${person.id} ${type.id}`);
    const minutes = ledger ? wholeHalves(balanceOn(ledger, lastDay).available) : 0;
    return minutes > 0 ? [{ leaveTypeId: type.id, leaveType: type.name, days: unitsOf(minutes, "day") }] : [];
  });
}

/** Takes what is left from the balance, to be paid with the last salary. Returns the ids of the entries. */
export async function payOutLeave(
  ctx: HrmsContext,
  person: Leaver,
  lastDay: string,
  reason: string,
): Promise<string[]> {
  const { tenantId, userId, now } = actorOf(ctx);
  await lockLedger(ctx.db, person.id);
  const posted: string[] = [];
  for (const type of await paidOut(ctx, person.companyId)) {
    const ledger = await writtenLedger(ctx, person, type, lastDay, actorIn(ctx));
    const minutes = wholeHalves(balanceOn(ledger, lastDay).available);
    if (minutes === 0) continue;
    const of = { tenantId, companyId: person.companyId, employeeId: person.id, leaveTypeId: type.id };
    const id = await insertManualLeave(ctx.db, {
      ...of,
      mode: "encash",
      minutes: -minutes,
      on: lastDay,
      expiresOn: null,
      leaveId: null,
      reason,
      status: "posted",
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    });
    const { taken } = allocate(ledger, [{ on: lastDay, minutes }]);
    const entries = taken.map((part) => ({ ...part, minutes: -part.minutes, kind: "encash" as const }));
    await appendEntries(ctx.db, of, entries, { manualLeaveId: id, note: reason, userId, now });
    await recordEvent(ctx.db, actorOf(ctx), {
      companyId: person.companyId,
      action: "create",
      subject: "manual-leave",
      recordId: id,
      recordName: person.fullName,
      changes: changedFields(null, {
        leaveType: type.name,
        mode: "encash",
        units: -unitsOf(minutes, "day"),
        on: lastDay,
      }),
    });
    posted.push(id);
  }
  return posted;
}

/** Returns to the balance what was taken from it to be paid out; entries that someone has reversed already stay so. */
export async function takeBackLeave(
  ctx: HrmsContext,
  person: Leaver,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  if (ids.length === 0) return;
  await lockLedger(ctx.db, person.id);
  for (const id of ids) {
    const stored = await lockManualLeave(ctx.db, person.companyId, id);
    if (!stored || stored.status === "reversed") continue;
    await reverseManual(ctx, stored, person.fullName, reason);
  }
}
