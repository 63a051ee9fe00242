/** Overtime at 1.5 times the hourly basic rate, and the monthly limit. */
import { compare, decimalText, type Fraction, fraction, times } from "../../shared/exact.ts";
import { cents, code, exactly, type Ladder, minutes as minutesQuantity, rate } from "../explanation.ts";
import { perPercent, type Picked } from "../rates/dated.ts";
import type { EmploymentTerms } from "../rates/employment.ts";
import { round } from "../rounding.ts";
import { mustBeWhole } from "../../shared/rule-error.ts";
import { coveredByPart4, hourlyBasicRate, type Pay, type WorkerCategory } from "./rates-of-pay.ts";

/**
 * How the hourly rate of a non-workman is capped; the law states the salary but no rounding. `published-cap`, the default, uses
 * the ministry's $13.60 an hour; `unrounded` uses the hourly rate of $2,600, 13.636….
 */
export type OvertimeCap = "published-cap" | "unrounded";

export const defaultOvertimeCap: OvertimeCap = "published-cap";

export interface Worker extends Omit<Pay, "amount"> {
  readonly category: WorkerCategory;
  readonly basic: number;
  /** Outside Part IV: whether the contract provides for overtime and rest-day pay. */
  readonly byContract?: boolean;
  readonly cap?: OvertimeCap;
}

export interface OvertimeInput extends Worker {
  readonly minutes: number;
  /** Hundredths; under Part IV at least the statutory factor. */
  readonly multiple?: number;
}

export const payOf = ({ basic, rateType, daysPerWeek, normalMinutes }: Worker): Pay => ({
  amount: basic,
  ...(rateType && { rateType }),
  ...(daysPerWeek !== undefined && { daysPerWeek }),
  ...(normalMinutes !== undefined && { normalMinutes }),
});

/** The hour that overtime is paid for: capped for non-workmen under Part IV, as a contract outside it is free in what it pays. */
export function overtimeHour(
  worker: Worker,
  covered: boolean,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): Fraction {
  const { category, cap = defaultOvertimeCap } = worker;
  const hour = hourlyBasicRate(payOf(worker), terms, ladder);
  if (category === "workman" || !covered) return hour;
  const { nonWorkmanSalaryCap, nonWorkmanHourlyCap } = terms.value.overtime;
  const highest =
    cap === "unrounded" ? hourlyBasicRate({ amount: nonWorkmanSalaryCap }, terms) : fraction(nonWorkmanHourlyCap);
  return compare(hour, highest) > 0 ? highest : hour;
}

export interface OvertimePay {
  readonly covered: boolean;
  readonly hour: Fraction;
  readonly pay: number;
}

/** Outside Part IV nothing is due unless the contract provides for it. */
export function overtimePay(input: OvertimeInput, terms: Picked<EmploymentTerms>, ladder?: Ladder): OvertimePay {
  const { category, byContract = false } = input;
  const covered = coveredByPart4(category, payOf(input), terms, ladder);
  const hour = overtimeHour(input, covered, terms, covered || byContract ? ladder : undefined);
  const pay = covered || byContract ? overtimeOf(input, hour, covered, terms, ladder) : 0;
  return { covered, hour, pay };
}

/** Overtime of someone who is entitled to it. */
export function overtimeOf(
  input: OvertimeInput,
  hour: Fraction,
  covered: boolean,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): number {
  const { minutes, category, cap = defaultOvertimeCap, multiple = terms.value.overtime.multiple } = input;
  mustBeWhole("minutes", minutes, 0, 31 * 24 * 60);
  mustBeWhole("multiple", multiple, covered ? terms.value.overtime.multiple : 100, 1000);
  const capped = covered && category !== "workman";
  const exact = times(hour, BigInt(multiple) * BigInt(minutes), 100 * 60);
  const pay = round(exact, "payCent");
  ladder?.push({
    rule: "pay.overtime",
    inputs: {
      hour: exactly(hour),
      minutes: minutesQuantity(minutes),
      multiple: rate(multiple * perPercent),
      category: code(category),
    },
    row: terms.ref,
    source: "mom-overtime",
    ...(capped && { setting: { name: "overtimeCap", value: cap } }),
    exact: decimalText(exact),
    rounding: "payCent",
    result: cents(pay),
  });
  return pay;
}

/** Overtime minutes beyond the monthly limit of 72 hours. */
export function overtimeBeyondLimit(minutes: number, terms: Picked<EmploymentTerms>, ladder?: Ladder): number {
  mustBeWhole("minutes", minutes, 0, 31 * 24 * 60);
  const limit = terms.value.overtime.minutesPerMonth;
  const over = Math.max(0, minutes - limit);
  const inputs = { minutes: minutesQuantity(minutes), limit: minutesQuantity(limit) };
  ladder?.push({ rule: "pay.overtime-limit", inputs, row: terms.ref, result: minutesQuantity(over) });
  return over;
}
