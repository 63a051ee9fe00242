/** The additional wage ceiling: estimated when paid, final once the year's ordinary wages are known. */
import { firstDay, monthsFrom, mustBeMonth, yearOf } from "../../shared/calendar.ts";
import { cents, count, type Ladder } from "../explanation.ts";
import type { CpfSeries } from "../rates/cpf.ts";
import { type Picked, rowAt } from "../rates/dated.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

/**
 * How ordinary wages of future months are estimated; the law says "may" and names no method. `carry-forward`, the
 * default, repeats the latest month's wages; `declared` uses the employer's own figure for the year.
 */
export type EstimateMethod = "carry-forward" | "declared";

export const defaultEstimateMethod: EstimateMethod = "carry-forward";

export interface OrdinaryMonth {
  readonly month: string;
  readonly ordinaryWages: number;
}

interface EstimateInput {
  /** Ordinary wages of the year so far, including the month of payment. */
  readonly soFar: readonly OrdinaryMonth[];
  /** December, or the last month of employment if known. */
  readonly lastMonth: string;
  readonly method?: EstimateMethod;
  /** The employer's estimate of the year's ordinary wages subject to CPF. */
  readonly declared?: number;
  /** Ordinary wages of the year subject to CPF before `soFar`. */
  readonly opening?: number;
}

/** 102,000 less ordinary wages subject to CPF, at least zero. */
export function additionalCeiling(annual: Picked<number>, ordinarySubject: number, ladder?: Ladder): number {
  mustBeCents("ordinarySubject", ordinarySubject);
  const ceiling = Math.max(0, annual.value - ordinarySubject);
  ladder?.push({
    rule: "cpf.additional-ceiling",
    inputs: { annualCeiling: cents(annual.value), ordinarySubject: cents(ordinarySubject) },
    row: annual.ref,
    source: "cpf-additional-wages",
    result: cents(ceiling),
  });
  return ceiling;
}

/** Ordinary wages subject to CPF: each month's wages up to that month's ceiling. */
export function ordinarySubject(months: readonly OrdinaryMonth[], series: CpfSeries): number {
  return months.reduce((sum, { month, ordinaryWages }) => {
    mustBeMonth("month", month);
    mustBeCents("ordinaryWages", ordinaryWages);
    const { wages, ordinaryCeiling } = series;
    // Wages too low for CPF do not reduce the ceiling.
    const nil = rowAt(wages, firstDay(month)).value.find(({ formula }) => formula === "nil")?.upTo ?? 0;
    return sum + (ordinaryWages <= nil ? 0 : Math.min(ordinaryWages, rowAt(ordinaryCeiling, firstDay(month)).value));
  }, 0);
}

export function estimateAdditionalCeiling(input: EstimateInput, series: CpfSeries, ladder?: Ladder): number {
  const { soFar, lastMonth, method = defaultEstimateMethod, declared = 0, opening = 0 } = input;
  mustBeMonth("lastMonth", lastMonth);
  const latest = soFar.at(-1) ?? { month: lastMonth, ordinaryWages: 0 };
  const toCome = monthsFrom(latest.month, lastMonth)
    .slice(1)
    .map((month) => ({ month, ordinaryWages: latest.ordinaryWages }));
  const estimate = method === "declared" ? declared : opening + ordinarySubject([...soFar, ...toCome], series);
  ladder?.push({
    rule: "cpf.estimated-ordinary",
    inputs: {
      monthsSoFar: count(soFar.length),
      monthsToCome: count(toCome.length),
      latest: cents(latest.ordinaryWages),
    },
    setting: { name: "additionalWageEstimate", value: method },
    source: "cpf-additional-wages",
    result: cents(estimate),
  });
  return additionalCeiling(rowAt(series.annualCeiling, `${yearOf(lastMonth)}-01-01`), estimate, ladder);
}
