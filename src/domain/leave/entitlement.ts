/** What a person is entitled to on a day of a leave year, as a function of policy, person and day alone. */
import { addMonths, completedMonths, firstDay, lastDay, monthOf, monthsFrom, mustBeDate } from "../shared/calendar.ts";
import { compare, decimalText, type Fraction, fraction, plus, times } from "../shared/exact.ts";
import {
  code,
  date,
  days,
  hours,
  type Ladder,
  minutes as minutesOf,
  months as monthsOf,
} from "../statutory/explanation.ts";
import { earlier, later, serviceMonths } from "../statutory/leave/service.ts";
import type { LeaveSeries } from "../statutory/rates/leave.ts";
import { rowAtOrFirst } from "../statutory/rates/dated.ts";
import { round } from "../statutory/rounding.ts";
import {
  type IneligibleReason,
  ineligibleReason,
  type LeaveEligibility,
  type LeavePerson,
  usableFrom,
} from "./eligibility.ts";
import { leastUnits } from "./least-units.ts";
import type { LeaveYear } from "./leave-year.ts";
import { type FullTime, partTimeShare } from "./part-time.ts";
import { type LeavePolicy, yearUnits } from "./policy.ts";
import type { LeaveKind, LeaveRounding, LeaveUnit } from "./shared/vocabulary.ts";

export interface EntitledType {
  readonly kind: LeaveKind;
  readonly unit: LeaveUnit;
  readonly eligibility: LeaveEligibility;
}

export interface EntitlementInput {
  readonly type: EntitledType;
  readonly policy: LeavePolicy;
  readonly person: LeavePerson;
  readonly year: LeaveYear;
  readonly day: string;
  /** The company's normal week. */
  readonly fullTime: FullTime;
}

export interface Entitlement {
  readonly eligible: boolean;
  readonly reason: IneligibleReason | null;
  /** First day on which the leave may be taken. */
  readonly usableFrom: string;
  /** Granted up to the day, in the unit of the type and in minutes. */
  readonly units: number;
  readonly minutes: number;
  /** Length of a day of leave for the person. */
  readonly dayMinutes: number;
}

const nearest = ({ top, bottom }: Fraction): number => Number((2n * top + bottom) / (2n * bottom));

/** Hundredths are exact enough to show: minutes are what counts. */
const shown = (value: Fraction): number => nearest(times(value, 100)) / 100;
const inUnits = (units: number): Fraction => fraction(Math.round(units * 100), 100);

/** Halves count up, on the total granted so far: rounding each month would add up to more or less than a year. */
function rounded(total: Fraction, rounding: LeaveRounding): Fraction {
  if (rounding === "nearest-day") return fraction(round(total, "leaveDay"));
  if (rounding === "half") return fraction(round(times(total, 2), "leaveDay"), 2);
  return rounding === "down" ? fraction(total.top / total.bottom) : total;
}

export function entitlement(input: EntitlementInput, rates: LeaveSeries, ladder?: Ladder): Entitlement {
  const { type, person, year, day, fullTime } = input;
  mustBeDate("dates", person.joinedOn, year.start, year.end, day, person.leftOn ?? day);
  // What was earned before a transfer is settled with the company that they left.
  const from = later(later(person.joinedOn, person.transferredOn ?? person.joinedOn), year.start);
  const to = earlier(person.leftOn ?? year.end, year.end);
  const asked = earlier(day, to);
  const dayMinutes = dayOf(person, fullTime);
  const first = usableFrom(person, type.eligibility.serviceMonths);
  const reason =
    from > to || day < year.start ? "not-employed" : ineligibleReason(person, type.eligibility, asked, [from, to]);
  ladder?.push({
    rule: "leave.eligible",
    inputs: { joinedOn: date(person.joinedOn), day: date(day), usableFrom: date(first) },
    source: "company-policy",
    result: code(reason ?? "eligible"),
  });
  const nothing = { eligible: false, reason, usableFrom: first, units: 0, minutes: 0, dayMinutes };
  if (reason !== null) return nothing;

  const share = partTimeShare(person, fullTime, rates, year.start, type.kind);
  const own = roundedGrant(input, [from, to], share === null, ladder);
  const law: Ladder = [];
  const leastDays = fraction(leastUnits(input, rates, law));
  const least = type.unit === "hour" ? times(leastDays, fullTime.dayMinutes, 60) : leastDays;
  const lawDecides = compare(least, own) > 0 || sharesTheMaximum(type.kind, own, rates, year.start);
  if (lawDecides)
    ladder?.push(...law, {
      rule: "leave.least",
      inputs: { granted: unitsOf(type, shown(own)) },
      result: unitsOf(type, shown(least)),
    });
  const whole = lawDecides ? least : own;
  if (share === null) {
    const minutes = nearest(times(whole, type.unit === "hour" ? 60 : dayMinutes));
    return { eligible: true, reason, usableFrom: first, units: shown(whole), minutes, dayMinutes };
  }
  const unitMinutes = type.unit === "hour" ? 60 : share.dayMinutes;
  const minutes = nearest(times(times(whole, unitMinutes), share.weeklyMinutes, share.fullWeeklyMinutes));
  ladder?.push({
    rule: "leave.part-time",
    inputs: {
      fullTimeUnits: unitsOf(type, shown(whole)),
      weeklyTime: minutesOf(share.weeklyMinutes),
      fullTimeWeek: minutesOf(share.fullWeeklyMinutes),
      ...(type.unit === "day" && { fullTimeDay: minutesOf(unitMinutes) }),
    },
    row: share.ref,
    result: minutesOf(minutes),
  });
  const units = shown(fraction(minutes, type.unit === "hour" ? 60 : dayMinutes));
  return { eligible: true, reason, usableFrom: first, units, minutes, dayMinutes };
}

/** What the policy grants, rounded as it says; the hours of a part-timer are not rounded to days. */
function roundedGrant(
  input: EntitlementInput,
  employed: readonly [from: string, to: string],
  inDays: boolean,
  ladder?: Ladder,
): Fraction {
  const { policy, type } = input;
  const total = granted(input, employed, ladder);
  if (!inDays || policy.rounding === "none") return total;
  const result = rounded(total, policy.rounding);
  ladder?.push({
    rule: "leave.rounded",
    inputs: {},
    exact: decimalText(total),
    setting: { name: "leaveRounding", value: policy.rounding },
    source: "company-policy",
    result: unitsOf(type, shown(result)),
  });
  return result;
}

/** Extended childcare leave fills childcare leave up to a common maximum, unless the company grants more of it. */
function sharesTheMaximum(kind: LeaveKind, own: Fraction, rates: LeaveSeries, day: string): boolean {
  return (
    kind === "extended-childcare" && compare(own, fraction(rowAtOrFirst(rates.childcare, day).value.extended)) <= 0
  );
}

const unitsOf = ({ unit }: EntitledType, value: number) => (unit === "hour" ? hours(value) : days(value));

/** Length of the person's working day: their week, or else that of the company. */
function dayOf({ weeklyMinutes, daysPerWeek }: LeavePerson, fullTime: FullTime): number {
  return weeklyMinutes && daysPerWeek ? Math.round(weeklyMinutes / daysPerWeek) : fullTime.dayMinutes;
}

/** What the policy grants up to the day, before rounding. */
function granted(
  { type, policy, person, year, day }: EntitlementInput,
  [from, to]: readonly [from: string, to: string],
  ladder?: Ladder,
): Fraction {
  const served = (at: string): number =>
    policy.increment?.basis === "year-start"
      ? serviceMonths(person.joinedOn, year.start)
      : serviceMonths(person.joinedOn, at);
  const { accrual, prorateJoiners, prorateLeavers } = policy;
  const now = served(earlier(day, to));
  ladder?.push({
    rule: policy.increment ? "leave.increment" : "leave.setting",
    inputs: { serviceMonths: monthsOf(now) },
    source: "company-policy",
    result: unitsOf(type, yearUnits(policy, now)),
  });
  // A type that is neither prorated nor accrued is granted as a whole, by the service on the day.
  if (accrual === "upfront" && !prorateJoiners && !prorateLeavers) return inUnits(yearUnits(policy, now));
  const start = prorateJoiners ? from : year.start;
  const end = prorateLeavers ? to : year.end;
  const starts = monthStarts(accrual === "monthly", start, accrual === "upfront" ? end : earlier(day, end));
  let total = fraction(0);
  for (const at of starts) total = plus(total, times(inUnits(yearUnits(policy, served(at))), 1, 12));
  ladder?.push({
    rule: "leave.months",
    inputs: {
      from: date(start),
      to: date(accrual === "upfront" ? end : earlier(day, end)),
      months: monthsOf(starts.length),
    },
    setting: { name: "leaveAccrual", value: accrual },
    source: "company-policy",
    exact: decimalText(total),
    result: unitsOf(type, shown(total)),
  });
  return total;
}

/** First days of the months completed from `start` to `end`: calendar months, or months counted from `start`. */
function monthStarts(calendar: boolean, start: string, end: string): string[] {
  if (start > end) return [];
  if (!calendar) return Array.from({ length: completedMonths(start, end) }, (_, month) => addMonths(start, month));
  return monthsFrom(monthOf(start), monthOf(end))
    .filter((month) => firstDay(month) >= start && lastDay(month) <= end)
    .map(firstDay);
}
