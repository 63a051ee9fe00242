/** What people earn of leave types, by leave year. */
import type { LeaveType } from "#src/store/leave/shared/types.ts";
import type { HrmsContext } from "../../context.ts";

/** Of one leave year: the total earned by each day on which it changes. */
export interface Earned {
  readonly from: string;
  readonly to: string;
  /** The lowest sum allowed. */
  readonly minimum: number | null;
  readonly kind: "grant" | "accrue";
  readonly points: readonly { readonly on: string; readonly total: number }[];
}

/** By employee and type, as `employeeId typeId`: the leave years from the current one to that of the day. */
export async function earnedOf(
  _ctx: HrmsContext,
  _people: readonly { readonly id: string; readonly companyId: string }[],
  _types: readonly LeaveType[],
  _day: string,
): Promise<Map<string, Earned[]>> {
  return new Map();
}
