/** The steps of a leave: reserved, taken from the balance, given back; each with its history and notices. */
import { conflict, notFound } from "#src/contract/problem.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { minutesOfDay, restoreEntries, takeReserved } from "#src/domain/leave/shared/ledger.ts";
import { type LeaveState, mayBecome } from "#src/domain/leave/shared/request.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { accountOfEmployee } from "#src/store/approvals/shared/organisation.ts";
import { lockLeave, type StoredLeave, updateLeave } from "#src/store/leave/shared/leaves.ts";
import { setSlotState } from "#src/store/leave/shared/leave-slots.ts";
import { appendEntries, heldBy, lockLedger } from "#src/store/leave/shared/ledger.ts";
import { findLeaveType } from "#src/store/leave/shared/types.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { mailAccounts } from "../../account/shared/notice-mails.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { writtenLedger } from "./balances.ts";

/** Locked with the person's ledger until the call ends. */
export async function lockedLeave(ctx: HrmsContext, companyId: string, id: string): Promise<StoredLeave> {
  const leave = await lockLeave(ctx.db, companyId, id);
  if (!leave) throw notFound("There is no such leave.");
  await lockLedger(ctx.db, leave.employeeId);
  return leave;
}

export const leaveName = (fullName: string, { from, to }: Pick<StoredLeave, "from" | "to">): string =>
  from === to ? `${fullName} ${from}` : `${fullName} ${from} – ${to}`;

/** The state, with what the step adds to the record, and its history. */
export async function moveLeave(
  ctx: HrmsContext,
  leave: StoredLeave,
  status: LeaveState,
  fields: Parameters<typeof updateLeave>[3] = {},
  reason: string | null = null,
): Promise<void> {
  if (!mayBecome(leave.status, status))
    throw conflict("leave-state", "The leave is no longer in a state in which this is possible.");
  const actor = actorOf(ctx);
  await updateLeave(ctx.db, leave, actor, { ...fields, status });
  const fullName = (await findEmployee(ctx.db, leave.companyId, leave.employeeId))?.person.fullName ?? "";
  await recordEvent(ctx.db, actor, {
    companyId: leave.companyId,
    action: "update",
    subject: "leaves",
    recordId: leave.id,
    recordName: leaveName(fullName, leave),
    changes: changedFields({ status: leave.status }, { status }),
    ...(reason !== null && { reason }),
  });
}

const ownLedger = ({ tenantId, companyId, employeeId, leaveTypeId }: StoredLeave) => ({
  tenantId,
  companyId,
  employeeId,
  leaveTypeId,
});

export async function grantLeave(ctx: HrmsContext, leave: StoredLeave, comment: string | null): Promise<void> {
  const { userId, now } = actorOf(ctx);
  const { reserved } = await heldBy(ctx.db, leave.id);
  await appendEntries(ctx.db, ownLedger(leave), takeReserved(reserved), { leaveId: leave.id, userId, now });
  await setSlotState(ctx.db, leave.id, "granted");
  await moveLeave(ctx, leave, "approved", { decidedAt: now, decidedBy: userId, comment });
}

/** A request that is not granted gives back what it has reserved. */
export async function dropLeave(
  ctx: HrmsContext,
  leave: StoredLeave,
  status: "rejected" | "withdrawn",
  comment: string | null,
): Promise<void> {
  const { userId, now } = actorOf(ctx);
  const { reserved } = await heldBy(ctx.db, leave.id);
  const entries = reserved.map(({ bucketId, on, minutes }) => ({ bucketId, on, minutes, kind: "release" as const }));
  await appendEntries(ctx.db, ownLedger(leave), entries, { leaveId: leave.id, userId, now });
  await setSlotState(ctx.db, leave.id, "released");
  await moveLeave(ctx, leave, status, { decidedAt: now, decidedBy: userId, comment });
}

/** Gives back the days from one on: all of them if the leave has not started. */
export async function giveBack(
  ctx: HrmsContext,
  leave: StoredLeave,
  { from, recalled }: { from: string; recalled: boolean },
): Promise<number> {
  const { userId, now, tenantId } = actorOf(ctx);
  const today = ctx.today(leave.companyId);
  const type = await findLeaveType(ctx.db, leave.companyId, leave.leaveTypeId);
  if (!type) throw notFound();
  const taken = (await heldBy(ctx.db, leave.id)).taken.filter(({ on }) => on >= from);
  const person = { id: leave.employeeId, companyId: leave.companyId };
  const { buckets } = await writtenLedger(ctx, person, type, today, { tenantId, userId });
  const instead =
    buckets.find(
      ({ kind, from: first, expiresOn }) => kind === "year" && first <= today && (expiresOn ?? today) >= today,
    )?.id ?? null;
  await appendEntries(ctx.db, ownLedger(leave), restoreEntries(taken, buckets, { today, recalled, instead }), {
    leaveId: leave.id,
    userId,
    now,
  });
  await setSlotState(ctx.db, leave.id, "released", from);
  return taken.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Leave that ends earlier than it was granted for. */
export async function shortenLeave(
  ctx: HrmsContext,
  leave: StoredLeave,
  { firstDayBack, minutes, reason }: { firstDayBack: string; minutes: number; reason: string | null },
): Promise<void> {
  const actor = actorOf(ctx);
  const to = addDays(firstDayBack, -1);
  const fields = { to, endHalf: "pm" as const, cost: leave.cost - minutes, cancelReason: reason };
  await updateLeave(ctx.db, leave, actor, fields);
  const fullName = (await findEmployee(ctx.db, leave.companyId, leave.employeeId))?.person.fullName ?? "";
  await recordEvent(ctx.db, actor, {
    companyId: leave.companyId,
    action: "update",
    subject: "leaves",
    recordId: leave.id,
    recordName: leaveName(fullName, leave),
    changes: changedFields({ to: leave.to }, { to }),
    ...(reason !== null && { reason }),
  });
}

export type LeaveNotice = "leave-approved" | "leave-rejected" | "leave-cancelled" | "leave-recalled";

/** Notifies the person of what others decided, in the app and with one email. */
export async function notifyPerson(ctx: HrmsContext, leave: StoredLeave, type: LeaveNotice): Promise<void> {
  const { userId } = actorOf(ctx);
  const account = await accountOfEmployee(ctx.db, leave.employeeId);
  if (account === undefined || account === userId) return;
  const { fullName: by } = principalOf(ctx);
  await notify(ctx.db, actorOf(ctx), [account], {
    type,
    params: { by, from: leave.from, until: leave.to, days: Math.max(0.5, leave.cost / minutesOfDay) },
    companyId: leave.companyId,
    recordId: leave.id,
  });
  await mailAccounts(ctx, [account], {
    topic: "decisions",
    link: `/companies/${leave.companyId}/leaves/${leave.id}`,
    template: type,
    facts: { decidedBy: by },
    days: { from: leave.from, to: leave.to },
  });
}

/** Whether any day of the leave lies before today. */
export const hasStarted = (ctx: HrmsContext, { from, companyId }: Pick<StoredLeave, "from" | "companyId">): boolean =>
  from <= ctx.today(companyId);
