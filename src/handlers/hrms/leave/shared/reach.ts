/** Whose leave the reader sees, and whose they may decide by role. */
import { accessDay } from "#src/store/access/shared/access.ts";
import type { LeaveReach } from "#src/store/leave/shared/leaves.ts";
import type { HrmsContext } from "../../context.ts";
import { employeeOf, type Reach, reachOf, type ReachedEmployee } from "../../people/shared/people.ts";

export const leaveElement = "leaves";

export interface LeaveReading extends LeaveReach {
  readonly reach: Reach;
  readonly day: string;
}

export async function leaveReachOf(ctx: HrmsContext, companyId: string): Promise<LeaveReading> {
  const reach = await reachOf(ctx, companyId, leaveElement);
  return {
    companyId,
    reader: reach.reader,
    seen: reach.whereReadable("public"),
    health: reach.whereReadable("health"),
    approvable: reach.whereApprovable("public"),
    reach,
    day: accessDay(ctx.now()),
  };
}

/** The employee whose leave is asked for, if the reader may see it. */
export function leaveEmployeeOf(
  ctx: HrmsContext,
  path: { companyId: string; employeeId: string },
): Promise<ReachedEmployee> {
  return employeeOf(ctx, path, { class: "public", element: leaveElement });
}
