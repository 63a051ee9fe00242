/** Overtime at 1.5 times the hourly basic rate, and the monthly limit. */
import { compare, decimalText, type Fraction, fraction, times } from "../../shared/exact.ts";
import { cents, code, exactly, type Ladder, minutes as minutesQuantity, rate } from "../explanation.ts";
import { perPercent, type Picked } from "../rates/dated.ts";
import type { EmploymentTerms } from "../rates/employment.ts";
import { round } from "../rounding.ts";
import { mustBeWhole } from "../../shared/rule-error.ts";
import { hourlyBasicRate, type WorkerCategory } from "./rates-of-pay.ts";

/**
 * How the hourly rate of a non-workman is capped; the law states the salary but no rounding. `published-cap`, the default, uses
 * the ministry's $13.60 an hour; `unrounded` uses the hourly rate of $2,600, 13.636….
 */
export type OvertimeCap = "published-cap" | "unrounded";

export const defaultOvertimeCap: OvertimeCap = "published-cap";

export interface OvertimeInput {
  readonly basic: number;
  readonly category: WorkerCategory;
  readonly minutes: number;
  /** Hundredths; may exceed the statutory factor by contract. */
  readonly multiple?: number;
  readonly cap?: OvertimeCap;
}

export function overtimeHour(
  input: Omit<OvertimeInput, "minutes">,
  terms: Picked<EmploymentTerms>,
  ladder?: Ladder,
): Fraction {
  const { basic, category, cap = defaultOvertimeCap } = input;
  if (category === "workman") return hourlyBasicRate(basic, terms, ladder);
  const { nonWorkmanSalaryCap, nonWorkmanHourlyCap } = terms.value.overtime;
  if (cap === "unrounded") return hourlyBasicRate(Math.min(basic, nonWorkmanSalaryCap), terms, ladder);
  const [hour, highest] = [hourlyBasicRate(basic, terms, ladder), fraction(nonWorkmanHourlyCap)];
  return compare(hour, highest) > 0 ? highest : hour;
}

export function overtimePay(input: OvertimeInput, terms: Picked<EmploymentTerms>, ladder?: Ladder): number {
  const { minutes, category, cap = defaultOvertimeCap, multiple = terms.value.overtime.multiple } = input;
  mustBeWhole("minutes", minutes, 0, 31 * 24 * 60);
  mustBeWhole("multiple", multiple, terms.value.overtime.multiple, 1000);
  const hour = overtimeHour(input, terms, ladder);
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
    setting: { name: "overtimeCap", value: cap },
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
