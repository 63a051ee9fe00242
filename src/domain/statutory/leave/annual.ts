/** Annual leave of a leave year: days by year of service, part years by completed months, rounded once at the end. */
import { addMonths, completedMonths, mustBeDate } from "../../shared/calendar.ts";
import { decimalText, type Fraction, fraction, plus } from "../../shared/exact.ts";
import { code, date, days, type Ladder, months as monthsQuantity } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { AnnualLeaveRate } from "../rates/leave.ts";
import { round } from "../rounding.ts";
import { mustBeWhole, RuleError } from "../../shared/rule-error.ts";
import { earlier, later, serviceMonths, serviceYear } from "./service.ts";

/** Which year of service applies within a leave year: per month (default), or that of its first day. */
type ServiceBasis = "each-month" | "period-start";

export interface AnnualLeaveInput {
  readonly joinedOn: string;
  readonly leftOn?: string | null;
  /** The leave year. */
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly basis?: ServiceBasis;
  /** Company entitlement by year of service, in steps of half a day; the statutory days apply where higher. */
  readonly ownDaysByYear?: readonly number[];
}

interface AnnualLeave {
  readonly months: number;
  readonly days: number;
  /** First day on which it may be taken. */
  readonly usableFrom: string;
  readonly eligible: boolean;
}

function daysOfServiceYear(year: number, rate: AnnualLeaveRate, own: readonly number[] = []): number {
  return Math.max(rate.daysByYear[year - 1] ?? rate.daysByYear.at(-1) ?? 0, own[year - 1] ?? own.at(-1) ?? 0);
}

export function annualLeave(input: AnnualLeaveInput, row: Picked<AnnualLeaveRate>, ladder?: Ladder): AnnualLeave {
  const { joinedOn, leftOn, periodStart, periodEnd, basis = "each-month", ownDaysByYear = [] } = input;
  mustBeDate("dates", joinedOn, periodStart, periodEnd, leftOn ?? periodEnd);
  if (periodEnd < periodStart || periodEnd >= addMonths(periodStart, 12))
    throw new RuleError("out-of-range", "periodEnd", { periodStart });
  for (const own of ownDaysByYear) mustBeWhole("ownDaysByYear", own * 2, 0, 366);
  const from = later(joinedOn, periodStart);
  const to = earlier(leftOn ?? periodEnd, periodEnd);
  const months = completedMonths(from, to);
  const usableFrom = addMonths(joinedOn, row.value.minServiceMonths);
  const eligible = from <= to && completedMonths(joinedOn, to) >= row.value.minServiceMonths;
  ladder?.push({
    rule: "leave.eligible",
    inputs: { joinedOn: date(joinedOn), until: date(to), usableFrom: date(usableFrom) },
    row: row.ref,
    result: code(eligible ? "eligible" : "too-short"),
  });
  if (!eligible) return { months, days: 0, usableFrom, eligible };
  const exact = proration(months, (month) => {
    const year = basis === "period-start" ? serviceYear(joinedOn, from) : serviceYear(joinedOn, addMonths(from, month));
    return daysOfServiceYear(year, row.value, ownDaysByYear);
  });
  const result = round(exact, "leaveDay");
  ladder?.push(
    {
      rule: "leave.entitlement",
      inputs: { serviceMonths: monthsQuantity(serviceMonths(joinedOn, from)), from: date(from), to: date(to) },
      row: row.ref,
      setting: { name: "serviceBasis", value: basis },
      result: days(daysOfServiceYear(serviceYear(joinedOn, from), row.value, ownDaysByYear)),
    },
    {
      rule: "leave.proration",
      inputs: { months: monthsQuantity(months) },
      source: "mom-annual-leave",
      exact: decimalText(exact),
      rounding: "leaveDay",
      result: days(result),
    },
  );
  return { months, days: result, usableFrom, eligible };
}

/** One twelfth of the year's days per completed month. */
function proration(months: number, daysOfMonth: (month: number) => number): Fraction {
  let sum = fraction(0);
  for (let month = 0; month < months; month += 1) sum = plus(sum, fraction(daysOfMonth(month) * 2, 24));
  return sum;
}
