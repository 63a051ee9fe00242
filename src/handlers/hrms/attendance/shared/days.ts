/** Attendance of some employees, computed again within a call. */
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { type CompanyPlaces, placesOfCompany } from "#src/store/attendance/shared/plan-facts.ts";
import { recompute } from "#src/store/attendance/shared/recompute.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";
import { refuseLocked } from "./locked-days.ts";

export async function recomputeDays(
  ctx: HrmsContext,
  companyId: string,
  employeeIds: readonly string[],
  { from, to }: { from: string; to: string },
  places?: CompanyPlaces,
): Promise<void> {
  const { tenantId, now } = actorOf(ctx);
  const today = ctx.today(companyId);
  const last = to > today ? today : to;
  const { holidays } = await ratesOf(ctx);
  const computing = {
    tenantId,
    now,
    places: places ?? (await placesOfCompany(ctx.db, companyId)),
    holidays: holidaysIn(holidays, from, last < from ? from : last),
  };
  await recompute(ctx.db, { companyId, employeeIds, from, to: last }, computing).catch(refuseLocked);
}
