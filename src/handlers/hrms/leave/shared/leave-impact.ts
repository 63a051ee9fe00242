/** Approved leave that includes a day: a changed holiday lists it, because the units were counted without it. */
import type { HolidayImpact } from "#generated/hrms/schema.ts";
import { leaveOnDay } from "#src/store/leave/shared/leave-days.ts";
import type { HrmsContext } from "../../context.ts";

export async function leaveOn(
  ctx: HrmsContext,
  companyId: string,
  employeeIds: readonly string[],
  day: string,
): Promise<HolidayImpact["items"]> {
  const found = await leaveOnDay(ctx.db, companyId, employeeIds, day);
  return found.map((leave) => ({ kind: "leave" as const, ...leave }));
}
