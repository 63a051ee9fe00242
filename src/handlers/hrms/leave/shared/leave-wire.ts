/** Leave as responses show it: reasons and documents only to those who may read them, and who decides it. */
import type { Leave } from "#generated/hrms/schema.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { namesOfAccounts } from "#src/store/approvals/shared/organisation.ts";
import { waitingApprovalsOf } from "#src/store/approvals/shared/requests.ts";
import type { ShownLeave } from "#src/store/leave/shared/leaves.ts";
import { approvalReachOf, decidableAmong } from "../../approvals/shared/reach.ts";
import type { HrmsContext } from "../../context.ts";
import { permittedApprovers } from "./asked.ts";
import { unitsOf } from "./balances.ts";
import type { LeaveReading } from "./reach.ts";

const granted: readonly string[] = ["approved", "taken"];

export async function allToWire(
  ctx: HrmsContext,
  reading: LeaveReading,
  rows: readonly ShownLeave[],
): Promise<Leave[]> {
  const waiting = rows.filter(({ leave }) => leave.status === "submitted" || leave.status === "cancelRequested");
  const ids = waiting.map(({ leave }) => leave.id);
  const approvals = await approvalReachOf(ctx, reading.companyId);
  const decidable = ids.length === 0 ? new Set<string>() : await decidableAmong(ctx, approvals, ids);
  const requests = await waitingApprovalsOf(ctx.db, { ...approvals, seen: undefined }, ids);
  // An open step is decided by everyone permitted: they are named, so that nobody wonders whom to ask.
  const permitted = [...requests.values()].some(({ request }) => request.open)
    ? await permittedApprovers(ctx, reading.companyId)
    : [];
  const names = await namesOfAccounts(
    ctx.db,
    [...requests.values()].flatMap(({ request }) => [...request.approvers, ...request.escalatedTo]),
  );
  return rows.map((row) => {
    const { leave, unit, mayRead, mayApprove } = row;
    const self = leave.employeeId === reading.reader;
    const request = requests.get(leave.id)?.request;
    const approvers = request ? [...new Set([...request.approvers, ...request.escalatedTo])] : [];
    const shared = request?.open === true ? permitted.filter(({ userId }) => !request.makers.includes(userId)) : [];
    const balance = (minutes: number | null) => (minutes === null ? null : unitsOf(minutes, unit));
    return {
      ...pick(leave, ["id", "employeeId", "leaveTypeId", "from", "to", "startHalf", "endHalf", "minutes"]),
      ...pick(leave, ["payFraction", "dependantId", "handoverToId", "source", "status", "comment", "cancelReason"]),
      ...pick(row, ["employeeNo", "fullName", "leaveType", "colour", "unit", "dependant", "handoverTo", "decidedBy"]),
      self,
      units: unitsOf(leave.cost, unit),
      hidden: !mayRead,
      reason: mayRead ? leave.reason : null,
      documents: mayRead ? row.documents : [],
      balanceBefore: balance(leave.balanceBefore),
      balanceAfter: balance(leave.balanceAfter),
      decidedAt: leave.decidedAt?.toISOString() ?? null,
      approvers: [
        ...new Set([...approvers.map((id) => names.get(id) ?? ""), ...shared.map(({ fullName }) => fullName)]),
      ].slice(0, 20),
      mayDecide: decidable.has(leave.id),
      mayWithdraw: self && (leave.status === "submitted" || leave.status === "cancelRequested"),
      mayCancel: self && leave.status === "approved" && leave.source === "request",
      mayRecall: mayApprove && granted.includes(leave.status) && leave.source === "request",
      createdAt: leave.createdAt.toISOString(),
    };
  });
}
