/** Leave of a person who moves to another company: carried to the same leave there, encashed or forfeited, as decided. */
import { allocate, balanceOn, type LedgerEntry } from "#src/domain/leave/shared/ledger.ts";
import type { leaveTransfers } from "#src/domain/people/shared/records.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { withinSavepoint } from "#src/store/database/savepoint.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { leaveFrom } from "#src/store/leave/shared/leave-days.ts";
import { appendEntries, insertBucket, lockLedger } from "#src/store/leave/shared/ledger.ts";
import { type LeaveType, leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { isUnlimited, writtenLedger } from "./balances.ts";
import { giveBack, lockedLeave, moveLeave, shortenLeave } from "./changes.ts";
import { withdraw } from "./leave-approvals.ts";

interface Employment {
  readonly companyId: string;
  readonly employeeId: string;
}

interface Move {
  readonly effective: string;
  readonly leaveTransfer: (typeof leaveTransfers)[number];
}

/** Leave that is left over at the end: what the law gives anew each year stays behind. */
const isKept = ({ kind, carryForwardMax, encashable }: LeaveType): boolean =>
  kind === "annual" || kind === "off-in-lieu" || encashable || carryForwardMax > 0;

const sameType = (type: LeaveType, types: readonly LeaveType[]): LeaveType | undefined =>
  types.find(
    ({ status, unit, kind, code }) =>
      status !== "archived" && unit === type.unit && (type.kind === "other" ? code === type.code : kind === type.kind),
  );

/** Leave planned for after the move belongs to the old employment: it ends with it, and its days return to the balance. */
async function endPlanned(ctx: HrmsContext, { companyId, employeeId }: Employment, effective: string): Promise<void> {
  for (const { id, status } of await leaveFrom(ctx.db, employeeId, effective)) {
    if (status === "submitted" || status === "cancelRequested") await withdraw(ctx, companyId, id);
    if (status === "submitted") continue;
    const leave = await lockedLeave(ctx, companyId, id);
    const minutes = await giveBack(ctx, leave, { from: effective, recalled: true });
    await (leave.from >= effective
      ? moveLeave(ctx, leave, "cancelled")
      : shortenLeave(ctx, leave, { firstDayBack: effective, minutes, reason: null }));
  }
}

async function settle(ctx: HrmsContext, old: Employment, next: Employment, type: LeaveType, move: Move): Promise<void> {
  const { tenantId, userId, now } = actorOf(ctx);
  const lastDay = addDays(move.effective, -1);
  const person = { id: old.employeeId, companyId: old.companyId };
  const ledger = await writtenLedger(ctx, person, type, lastDay, { tenantId, userId }, lastDay);
  const left = balanceOn(ledger, lastDay).available;
  if (left <= 0) return;
  const { taken } = allocate(ledger, [{ on: lastDay, minutes: left }]);
  const of = { tenantId, companyId: old.companyId, employeeId: old.employeeId, leaveTypeId: type.id };
  const there = move.leaveTransfer === "carry" ? sameType(type, await leaveTypesOf(ctx.db, next.companyId)) : undefined;
  // Without the same leave in the new company, what is left is settled with the last pay.
  const kind = there ? "transfer" : move.leaveTransfer === "forfeit" ? "expire" : "encash";
  const out = taken.map((part): LedgerEntry => ({ ...part, minutes: -part.minutes, kind }));
  await appendEntries(ctx.db, of, out, { userId, now });
  if (!there) return;
  const into = { tenantId, companyId: next.companyId, employeeId: next.employeeId, leaveTypeId: there.id };
  const expiry = new Map(ledger.buckets.map(({ id, expiresOn }) => [id, expiresOn]));
  for (const { bucketId, minutes } of taken) {
    const expiresOn = expiry.get(bucketId) ?? null;
    if (expiresOn !== null && expiresOn < move.effective) continue;
    const bucket = { kind: "carried" as const, from: move.effective, expiresOn, minimum: 0 };
    const id = await insertBucket(ctx.db, into, bucket, now);
    await appendEntries(ctx.db, into, [{ bucketId: id, kind: "transfer", minutes, on: move.effective }], {
      userId,
      now,
    });
  }
}

export async function transferLeave(ctx: HrmsContext, old: Employment, next: Employment, move: Move): Promise<void> {
  await endPlanned(ctx, old, move.effective);
  await lockLedger(ctx.db, old.employeeId);
  for (const type of await leaveTypesOf(ctx.db, old.companyId, true)) {
    if (isUnlimited(type) || !isKept(type)) continue;
    await withinSavepoint(ctx.db, () => settle(ctx, old, next, type, move)).catch((error: unknown) => {
      // More has been taken than was earned by the last day: nothing is left to move.
      if (violatedConstraint(error) !== "leave_ledger_minimum") throw error;
    });
  }
}
