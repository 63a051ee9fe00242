/** The least that the law grants a full-timer on a day of a leave year, in days; 0 where it names no number of days. */
import type { Ladder } from "../statutory/explanation.ts";
import { annualLeave } from "../statutory/leave/annual.ts";
import { childcareLeave, infantCareLeave } from "../statutory/leave/childcare.ts";
import { earlier, later } from "../statutory/leave/service.ts";
import { sickLeave } from "../statutory/leave/sick.ts";
import { rowAtOrFirst } from "../statutory/rates/dated.ts";
import type { LeaveSeries } from "../statutory/rates/leave.ts";
import type { EntitlementInput } from "./entitlement.ts";

export function leastUnits(
  { type, policy, person, year, day }: EntitlementInput,
  rates: LeaveSeries,
  ladder?: Ladder,
): number {
  const { joinedOn, leftOn, children } = person;
  const until = earlier(day, year.end);
  const ofYear = { joinedOn, leftOn, periodStart: year.start, periodEnd: year.end };
  switch (type.kind) {
    case "annual":
      // Leave that accrues is due as it accrues; granted at once, it is due for the whole year.
      return annualLeave(
        {
          ...ofYear,
          periodStart: later(person.transferredOn ?? year.start, year.start),
          periodEnd: policy.accrual === "upfront" ? year.end : until,
        },
        rowAtOrFirst(rates.annual, year.start),
        ladder,
      ).days;
    case "sick":
      return sickLeave(joinedOn, until, rowAtOrFirst(rates.sick, until), ladder).outpatient;
    case "hospitalisation":
      return sickLeave(joinedOn, until, rowAtOrFirst(rates.sick, until), ladder).hospitalisation;
    case "childcare":
      return childcareLeave({ ...ofYear, children }, rowAtOrFirst(rates.childcare, year.start), ladder).childcare;
    case "extended-childcare":
      return childcareLeave({ ...ofYear, children }, rowAtOrFirst(rates.childcare, year.start), ladder).extended;
    case "infant-care":
      return infantCareLeave({ ...ofYear, children }, rowAtOrFirst(rates.infantCare, year.start), ladder);
    default:
      return 0;
  }
}
