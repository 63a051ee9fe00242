/** Leave for children in a leave year: childcare, extended childcare, unpaid infant care. */
import { birthday, completedMonths, mustBeDate } from "../../shared/calendar.ts";
import { decimalText, fraction } from "../../shared/exact.ts";
import { code, date, days, type Ladder, months } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { ChildcareRate, InfantCareRate } from "../rates/leave.ts";
import { round } from "../rounding.ts";
import { earlier, later } from "./service.ts";

export interface Child {
  readonly birthDate: string;
  readonly citizen: boolean;
}

interface ChildLeaveInput {
  readonly joinedOn: string;
  readonly leftOn?: string | null;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly children: readonly Child[];
}

interface ChildcareLeave {
  readonly childcare: number;
  readonly extended: number;
  readonly total: number;
}

/** Whether the child is at least `least` and under `below` years old on any day of the period. */
const isAged = (child: Child, minAge: number, below: number, from: string, to: string): boolean =>
  (minAge === 0 ? child.birthDate : birthday(child.birthDate, minAge)) <= to && birthday(child.birthDate, below) > from;

function employedDays({ joinedOn, leftOn, periodStart, periodEnd, children }: ChildLeaveInput): {
  from: string;
  to: string;
} {
  mustBeDate(
    "dates",
    joinedOn,
    periodStart,
    periodEnd,
    leftOn ?? periodEnd,
    ...children.map(({ birthDate }) => birthDate),
  );
  return { from: later(joinedOn, periodStart), to: earlier(leftOn ?? periodEnd, periodEnd) };
}

/** The youngest child determines the days; extended days fill up to the annual maximum and are not prorated. */
export function childcareLeave(input: ChildLeaveInput, row: Picked<ChildcareRate>, ladder?: Ladder): ChildcareLeave {
  const { from, to } = employedDays(input);
  const { children, joinedOn, periodStart } = input;
  const rate = row.value;
  const served = from <= to ? completedMonths(joinedOn, to) : 0;
  if (served < rate.minServiceMonths) {
    ladder?.push({
      rule: "leave.eligible",
      inputs: { joinedOn: date(joinedOn), served: months(served) },
      row: row.ref,
      result: code("too-short"),
    });
    return { childcare: 0, extended: 0, total: 0 };
  }
  const young = children.filter((child) => isAged(child, 0, rate.youngUnder, from, to));
  const citizen = young.some((child) => child.citizen);
  const whole = citizen ? rate.underSeven : young.length > 0 ? rate.otherChild : 0;
  const exact = fraction(whole * (joinedOn > periodStart ? Math.min(12, served) : 12), 12);
  const childcare = whole === 0 ? 0 : Math.max(rate.least, round(exact, "childcareDay"));
  ladder?.push({
    rule: "leave.child",
    inputs: {
      underSeven: code(citizen ? "citizen" : young.length > 0 ? "other" : "none"),
      served: months(served),
      wholeYear: days(whole),
    },
    row: row.ref,
    exact: decimalText(exact),
    rounding: "childcareDay",
    result: days(childcare),
  });
  const older = children.some((child) => child.citizen && isAged(child, rate.youngUnder, rate.olderUnder, from, to));
  const extended = older ? Math.min(rate.extended, rate.most - childcare) : 0;
  ladder?.push({
    rule: "leave.cap",
    inputs: { childcare: days(childcare), sevenToTwelve: code(String(older)), most: days(rate.most) },
    row: row.ref,
    result: days(extended),
  });
  return { childcare, extended, total: childcare + extended };
}

/** Unpaid infant care days for a citizen child under two. */
export function infantCareLeave(input: ChildLeaveInput, row: Picked<InfantCareRate>, ladder?: Ladder): number {
  const { from, to } = employedDays(input);
  const served = from <= to ? completedMonths(input.joinedOn, to) : 0;
  const entitled =
    served >= row.value.minServiceMonths &&
    input.children.some((child) => child.citizen && isAged(child, 0, row.value.childUnder, from, to));
  const result = entitled ? row.value.days : 0;
  ladder?.push({
    rule: "leave.child",
    inputs: { served: months(served), underTwo: code(String(entitled)) },
    row: row.ref,
    result: days(result),
  });
  return result;
}
