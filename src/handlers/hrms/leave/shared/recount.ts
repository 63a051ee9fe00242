/** Granted leave counted again, after a holiday or the work week has changed. */
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import { recountOf } from "#src/domain/leave/recount.ts";
import { allocate, type LedgerEntry, restoreEntries } from "#src/domain/leave/shared/ledger.ts";
import { grantedStates } from "#src/domain/leave/shared/request.ts";
import { slotsOf } from "#src/domain/leave/shared/slots.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { dayFactsOf, gridOf } from "#src/store/leave/shared/day-facts.ts";
import { findLeave, type StoredLeave, updateLeave } from "#src/store/leave/shared/leaves.ts";
import { setSlotCost, slotsOfLeave } from "#src/store/leave/shared/leave-slots.ts";
import { appendEntries, type Held, heldBy } from "#src/store/leave/shared/ledger.ts";
import { findLeaveType, type LeaveType } from "#src/store/leave/shared/types.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { isUnlimited, unitsOf, writtenLedger } from "./balances.ts";
import { leaveName, lockedLeave } from "./changes.ts";
import { holidaysFor } from "./holidays.ts";
import { leaveReachOf } from "./reach.ts";

/** How it would be counted if it were asked for now. */
async function countedNow(ctx: HrmsContext, leave: StoredLeave, type: LeaveType) {
  const { companyId, employeeId, from, to } = leave;
  const facts = (await dayFactsOf(ctx.db, companyId, [employeeId])).get(employeeId);
  if (!facts) throw notFound();
  const holidays = await holidaysFor(ctx, { companyId, employeeId, from, to });
  return slotsOf(leave, gridOf(facts, { from, to }, holidays), type);
}

/** Takes from what the leave holds on a day, as much as is no longer needed. */
function partOf(held: readonly Held[], on: string, minutes: number): Held[] {
  const parts: Held[] = [];
  let left = minutes;
  for (const one of held.filter((each) => each.on === on)) {
    const part = Math.min(left, one.minutes);
    if (part > 0) parts.push({ ...one, minutes: part });
    left -= part;
  }
  return parts;
}

export async function recount(ctx: HrmsContext, companyId: string, leaveId: string): Promise<void> {
  const reading = await leaveReachOf(ctx, companyId);
  const shown = await findLeave(ctx.db, reading, leaveId);
  if (!shown) throw notFound("There is no such leave.");
  if (!shown.mayApprove) throw new ProblemError("forbidden");
  const leave = await lockedLeave(ctx, companyId, leaveId);
  if (!grantedStates.includes(leave.status)) throw conflict("leave-state", "Only approved leave can be counted again.");
  const type = await findLeaveType(ctx.db, companyId, leave.leaveTypeId);
  if (!type) throw notFound();
  const kept = (await slotsOfLeave(ctx.db, leaveId)).map(({ dayStatus: status, ...slot }) => ({ ...slot, status }));
  const { changed, back, more } = recountOf(kept, await countedNow(ctx, leave, type));
  if (changed.length === 0) return;
  const actor = actorOf(ctx);
  const { userId, now, tenantId } = actor;
  const today = ctx.today(companyId);
  const person = { id: leave.employeeId, companyId };
  const ledger = await writtenLedger(ctx, person, type, leave.to > today ? leave.to : today, { tenantId, userId });
  const { taken } = await heldBy(ctx.db, leaveId);
  const open = ledger.buckets.find(
    ({ kind, from, expiresOn }) => kind === "year" && from <= today && (expiresOn ?? today) >= today,
  );
  // What the company's calendar gives back is not lost because its bucket has expired since.
  const entries: LedgerEntry[] = restoreEntries(
    back.flatMap(({ on, minutes }) => partOf(taken, on, minutes)),
    ledger.buckets,
    { today, recalled: true, instead: open?.id ?? null },
  );
  const { taken: added, missing } = allocate({ ...ledger, entries: [...ledger.entries, ...entries] }, more);
  if (missing.length > 0 && !isUnlimited(type)) throw conflict("balance-too-low", "The balance does not suffice.");
  for (const { bucketId, on, minutes } of added) entries.push({ bucketId, on, minutes: -minutes, kind: "take" });
  await appendEntries(ctx.db, leave, entries, { leaveId, userId, now });
  for (const slot of changed) await setSlotCost(ctx.db, leaveId, slot);
  const sum = (days: readonly { minutes: number }[]): number => days.reduce((total, { minutes }) => total + minutes, 0);
  const cost = leave.cost - sum(back) + sum(more);
  await updateLeave(ctx.db, leave, actor, { cost });
  await recordEvent(ctx.db, actor, {
    companyId,
    action: "update",
    subject: "leaves",
    recordId: leaveId,
    recordName: leaveName(shown.fullName, leave),
    changes: changedFields({ units: unitsOf(leave.cost, type.unit) }, { units: unitsOf(cost, type.unit) }),
  });
}
