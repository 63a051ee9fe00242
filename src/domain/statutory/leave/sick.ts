/** Paid sick and hospitalisation leave a year, by completed months of service. */
import { mustBeDate } from "../../shared/calendar.ts";
import { date, days, type Ladder, months } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { SickLeaveRate } from "../rates/leave.ts";
import { serviceMonths } from "./service.ts";

interface SickLeave {
  readonly outpatient: number;
  /** Includes the outpatient days. */
  readonly hospitalisation: number;
}

export function sickLeave(
  joinedOn: string,
  day: string,
  row: Picked<readonly SickLeaveRate[]>,
  ladder?: Ladder,
): SickLeave {
  mustBeDate("dates", joinedOn, day);
  const served = serviceMonths(joinedOn, day);
  const { outpatient, hospitalisation } = row.value.findLast(({ fromMonths }) => served >= fromMonths) ?? {
    outpatient: 0,
    hospitalisation: 0,
  };
  ladder?.push({
    rule: "leave.entitlement",
    inputs: {
      joinedOn: date(joinedOn),
      day: date(day),
      served: months(served),
      hospitalisation: days(hospitalisation),
    },
    row: row.ref,
    result: days(outpatient),
  });
  return { outpatient, hospitalisation };
}
