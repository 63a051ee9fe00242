/** What depends on the holidays of a day: a change of one lists these records for review. */
import type { HolidayImpact } from "#generated/hrms/schema.ts";
import type { HrmsContext } from "../../context.ts";
import { leaveOn } from "./leave-impact.ts";

type ImpactItem = HolidayImpact["items"][number];

/** Records of the employees that include the day, such as approved leave. */
type ImpactSource = (
  ctx: HrmsContext,
  companyId: string,
  employeeIds: readonly string[],
  day: string,
) => Promise<ImpactItem[]>;

/** One for each kind of record that counts holidays. */
const sources: readonly ImpactSource[] = [leaveOn];

const maxItems = 500;

export async function impactOf(
  ctx: HrmsContext,
  companyId: string,
  employeeIds: readonly string[],
  day: string,
): Promise<ImpactItem[]> {
  const items: ImpactItem[] = [];
  for (const source of sources) items.push(...(await source(ctx, companyId, employeeIds, day)));
  return items.slice(0, maxItems);
}
