/** A day of the published roster as its person sees it. */
import type { MyRosterDay } from "#generated/hrms/schema.ts";
import type { PlanOfDay } from "#src/domain/attendance/shared/plan.ts";
import type { CompanyPlaces } from "#src/store/attendance/shared/plan-facts.ts";

export function shownDay(plan: PlanOfDay, places: CompanyPlaces): MyRosterDay {
  const shift = plan.shiftId === null ? undefined : places.shifts.get(plan.shiftId);
  return {
    date: plan.date,
    kind: plan.kind,
    shift: shift?.name ?? null,
    start: shift?.start ?? null,
    end: shift?.end ?? null,
    location: plan.locationId === null ? null : (places.locations.get(plan.locationId)?.name ?? null),
    colour: shift?.colour ?? null,
    published: plan.rostered,
  };
}
