/** Hourly and daily rates under the Employment Act, exact until an amount is paid. */
import { compare, type Fraction, fraction, times } from "../../shared/exact.ts";
import { cents, days, exactly, type Ladder, minutes } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { EmploymentTerms } from "../rates/employment.ts";
import { mustBeCents, mustBeWhole, RuleError } from "../../shared/rule-error.ts";

export type WorkerCategory = "workman" | "non-workman" | "manager";
export type RateType = "monthly" | "daily" | "hourly";

/** Basic or gross pay as agreed; converting between months, days and hours needs the normal working time. */
export interface Pay {
  /** Cents per month, day or hour. */
  readonly amount: number;
  /** Monthly by default. */
  readonly rateType?: RateType;
  readonly daysPerWeek?: number;
  /** Minutes of a normal working day. */
  readonly normalMinutes?: number;
}

/** Converts days, in steps of a half, to half days. */
export function halfDays(field: string, daysGiven: number, min: number, max: number): number {
  const halves = daysGiven * 2;
  mustBeWhole(field, halves, min * 2, max * 2);
  return halves;
}

function daysOf({ daysPerWeek }: Pay): number {
  if (daysPerWeek === undefined) throw new RuleError("required", "daysPerWeek");
  return halfDays("daysPerWeek", daysPerWeek, 0.5, 7);
}

function minutesOf({ normalMinutes }: Pay): number {
  if (normalMinutes === undefined) throw new RuleError("required", "normalMinutes");
  mustBeWhole("normalMinutes", normalMinutes, 1, 24 * 60);
  return normalMinutes;
}

/** 12 × monthly basic ÷ (52 × 44), the daily rate over the hours of the day, or the hourly rate itself. */
export function hourlyBasicRate(pay: Pay, terms: Picked<EmploymentTerms>, ladder?: Ladder): Fraction {
  const { amount, rateType = "monthly" } = pay;
  mustBeCents("basic", amount);
  if (rateType === "hourly") {
    const agreed = fraction(amount);
    ladder?.push({ rule: "pay.hour-agreed", inputs: { hourly: cents(amount) }, result: exactly(agreed) });
    return agreed;
  }
  if (rateType === "daily") {
    const normal = minutesOf(pay);
    const hourly = fraction(BigInt(amount) * 60n, normal);
    ladder?.push({
      rule: "pay.hour-of-day",
      inputs: { daily: cents(amount), normal: minutes(normal) },
      source: "mom-overtime",
      result: exactly(hourly),
    });
    return hourly;
  }
  const hourly = fraction(12n * BigInt(amount), 52 * terms.value.hoursPerWeek);
  ladder?.push({ rule: "pay.hourly", inputs: { basic: cents(amount) }, row: terms.ref, result: exactly(hourly) });
  return hourly;
}

/** 12 × monthly pay ÷ (52 × days a week), the daily rate itself, or the hourly rate over the hours of the day: basic or gross, as given. */
export function dayRate(pay: Pay, ladder?: Ladder): Fraction {
  const { amount, rateType = "monthly" } = pay;
  mustBeCents("monthly", amount);
  if (rateType === "daily") {
    const agreed = fraction(amount);
    ladder?.push({ rule: "pay.day-agreed", inputs: { daily: cents(amount) }, result: exactly(agreed) });
    return agreed;
  }
  if (rateType === "hourly") {
    const normal = minutesOf(pay);
    const day = times(fraction(amount), normal, 60);
    const inputs = { hourly: cents(amount), normal: minutes(normal) };
    ladder?.push({ rule: "pay.day-of-hours", inputs, result: exactly(day) });
    return day;
  }
  const halves = daysOf(pay);
  const day = times(fraction(12n * BigInt(amount), 52 * halves), 2);
  ladder?.push({
    rule: "pay.day-rate",
    inputs: { monthly: cents(amount), daysPerWeek: days(halves / 2) },
    source: "employment-act",
    result: exactly(day),
  });
  return day;
}

/** A week of pay: 1/52 of the year, or the days of a week. */
export function weekRate(pay: Pay): Fraction {
  const { amount, rateType = "monthly" } = pay;
  if (rateType === "monthly") return fraction(12n * BigInt(amount), 52);
  return times(dayRate(pay), daysOf(pay), 2);
}

/** The pay of a month: a twelfth of 52 weeks. */
function monthRate(pay: Pay, ladder?: Ladder): Fraction {
  const { amount, rateType = "monthly" } = pay;
  if (rateType === "monthly") return fraction(amount);
  const monthly = times(weekRate(pay), 52, 12);
  ladder?.push({
    rule: "pay.month-equivalent",
    inputs: {
      [rateType]: cents(amount),
      daysPerWeek: days(daysOf(pay) / 2),
      ...(rateType === "hourly" && { normal: minutes(minutesOf(pay)) }),
    },
    result: exactly(monthly),
  });
  return monthly;
}

/** Whether Part IV (hours, rest days, overtime) applies: workmen and other employees up to a basic pay, never managers and executives. */
export function coveredByPart4(
  category: WorkerCategory,
  pay: Pay,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): boolean {
  mustBeCents("basic", pay.amount);
  const { workman, nonWorkman } = terms.value.part4;
  const limit = category === "workman" ? workman : nonWorkman;
  const basic = monthRate(pay, ladder);
  const covered = category !== "manager" && compare(basic, fraction(limit)) <= 0;
  ladder?.push({
    rule: "pay.part4",
    inputs: {
      category: { unit: "code", value: category },
      basic: (pay.rateType ?? "monthly") === "monthly" ? cents(pay.amount) : exactly(basic),
      limit: cents(limit),
    },
    row: terms.ref,
    result: { unit: "code", value: covered },
  });
  return covered;
}
