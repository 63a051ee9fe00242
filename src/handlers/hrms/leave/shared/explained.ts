/** How the units of stored leave were counted, and which buckets they came from. */
import { explainFunding, explainUnits } from "#src/domain/leave/explained.ts";
import { costOfSlots } from "#src/domain/leave/shared/slots.ts";
import type { Step } from "#src/domain/statutory/explanation.ts";
import { allSlotsOfLeave } from "#src/store/leave/shared/leave-slots.ts";
import type { StoredLeave } from "#src/store/leave/shared/leaves.ts";
import type { StoredEntry } from "#src/store/leave/shared/ledger.ts";
import { findLeaveType } from "#src/store/leave/shared/types.ts";
import type { HrmsContext } from "../../context.ts";
import { readLedgers } from "./balances.ts";

const sum = (entries: readonly StoredEntry[]): number => entries.reduce((total, { minutes }) => total - minutes, 0);

export async function explainStored(ctx: HrmsContext, leave: StoredLeave): Promise<Step[]> {
  const steps: Step[] = [];
  const { companyId, employeeId, leaveTypeId, from, to, minutes, balanceBefore, balanceAfter } = leave;
  const type = await findLeaveType(ctx.db, companyId, leaveTypeId);
  const all = await allSlotsOfLeave(ctx.db, leave.id);
  // Days given back by a recall are no part of the leave any more; leave that was given up is explained as it was.
  const held = all.filter(({ state }) => state !== "released");
  const slots = (held.length > 0 ? held : all).map(({ dayStatus, ...slot }) => ({ ...slot, status: dayStatus }));
  if (!type || slots.length === 0) return steps;
  explainUnits({ from, to, minutes, slots }, type, steps);
  if (balanceBefore === null || balanceAfter === null) return steps;
  const ledgers = await readLedgers(ctx, [{ id: employeeId, companyId }], [type], to, from);
  const ledger = ledgers.get(`${employeeId} ${type.id}`) ?? { buckets: [], entries: [] };
  const own = ledger.entries.filter(({ leaveId }) => leaveId === leave.id);
  const reserved = own.filter(({ kind }) => kind === "reserve");
  const drawn = reserved.length > 0 ? reserved : own.filter(({ kind }) => kind === "take");
  // The balances are those of the request: they explain nothing once it costs something else.
  if (sum(drawn) !== costOfSlots(slots)) return steps;
  const taken = drawn.map((entry) => ({ bucketId: entry.bucketId, on: entry.on, minutes: -entry.minutes }));
  const funding = { unit: type.unit, before: balanceBefore, drawn: taken, missing: 0, after: balanceAfter };
  explainFunding(ledger, funding, steps);
  return steps;
}
