/** Hourly and daily rates under the Employment Act, exact until an amount is paid. */
import { type Fraction, fraction, times } from "../../shared/exact.ts";
import { cents, days, exactly, type Ladder } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { EmploymentTerms } from "../rates/employment.ts";
import { mustBeCents, mustBeWhole } from "../../shared/rule-error.ts";

export type WorkerCategory = "workman" | "non-workman" | "manager";

/** Converts days, in steps of a half, to half days. */
export function halfDays(field: string, daysGiven: number, min: number, max: number): number {
  const halves = daysGiven * 2;
  mustBeWhole(field, halves, min * 2, max * 2);
  return halves;
}

/** 12 × monthly basic ÷ (52 × 44). */
export function hourlyBasicRate(basic: number, terms: Picked<EmploymentTerms>, ladder?: Ladder): Fraction {
  mustBeCents("basic", basic);
  const hourly = fraction(12n * BigInt(basic), 52 * terms.value.hoursPerWeek);
  ladder?.push({ rule: "pay.hourly", inputs: { basic: cents(basic) }, row: terms.ref, result: exactly(hourly) });
  return hourly;
}

/** 12 × monthly pay ÷ (52 × days a week): the basic or gross daily rate, depending on the pay given. */
export function dayRate(monthly: number, daysPerWeek: number, ladder?: Ladder): Fraction {
  mustBeCents("monthly", monthly);
  const halves = halfDays("daysPerWeek", daysPerWeek, 0.5, 7);
  const day = times(fraction(12n * BigInt(monthly), 52 * halves), 2);
  ladder?.push({
    rule: "pay.day-rate",
    inputs: { monthly: cents(monthly), daysPerWeek: days(daysPerWeek) },
    source: "employment-act",
    result: exactly(day),
  });
  return day;
}

/** Whether Part IV (hours, rest days, overtime) applies: workmen and other employees up to a basic pay, never managers and executives. */
export function coveredByPart4(
  category: WorkerCategory,
  basic: number,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): boolean {
  mustBeCents("basic", basic);
  const { workman, nonWorkman } = terms.value.part4;
  const limit = category === "workman" ? workman : nonWorkman;
  const covered = category !== "manager" && basic <= limit;
  ladder?.push({
    rule: "pay.part4",
    inputs: { category: { unit: "code", value: category }, basic: cents(basic), limit: cents(limit) },
    row: terms.ref,
    result: { unit: "code", value: covered },
  });
  return covered;
}
