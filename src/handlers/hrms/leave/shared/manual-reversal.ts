/** Reverses manual leave: the opposite is posted, and both stay. */
import { changedFields } from "#src/domain/shared/history.ts";
import { entriesOfManual, reverseStored, type StoredManualLeave } from "#src/store/leave/manual-leaves.ts";
import { appendEntries } from "#src/store/leave/shared/ledger.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { giveBack, leaveName, lockedLeave, moveLeave } from "./changes.ts";
import { guarded } from "./manual-posting.ts";

/** The caller holds the lock of the employee's ledger and of the entry; without a reason where a new approval replaces it. */
export async function reverseManual(
  ctx: HrmsContext,
  stored: StoredManualLeave,
  fullName: string,
  reason: string | null,
): Promise<void> {
  const { id, companyId, on, leaveId } = stored;
  const actor = actorOf(ctx);
  await guarded(fullName, async () => {
    if (leaveId !== null) {
      const leave = await lockedLeave(ctx, companyId, leaveId);
      await giveBack(ctx, leave, { from: leave.from, recalled: false });
      await moveLeave(ctx, leave, "cancelled", { cancelReason: reason }, reason);
      return;
    }
    const back = (await entriesOfManual(ctx.db, id)).map((part) => ({
      ...part,
      minutes: -part.minutes,
      kind: "adjust" as const,
    }));
    await appendEntries(ctx.db, stored, back, { manualLeaveId: id, userId: actor.userId, now: actor.now });
  });
  await reverseStored(ctx.db, stored, actor, reason);
  await recordEvent(ctx.db, actor, {
    companyId,
    action: "update",
    subject: "manual-leave",
    recordId: id,
    recordName: leaveName(fullName, { from: on, to: on }),
    changes: changedFields({ status: "posted" }, { status: "reversed" }),
    ...(reason !== null && { reason }),
  });
}
