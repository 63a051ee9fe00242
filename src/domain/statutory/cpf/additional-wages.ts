/** The year's ceiling for additional wages: estimated when they are paid, certain once the year's ordinary wages are. */
import { firstDay, monthsFrom, mustBeMonth, yearOf } from "../../shared/calendar.ts";
import { cents, count, type Ladder } from "../explanation.ts";
import type { CpfSeries } from "../rates/cpf.ts";
import { type Picked, rowAt } from "../rates/dated.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

/**
 * How the ordinary wages of months to come are estimated; the law says "may" and names no method. `carry-forward`, the
 * default, takes the wages of the latest month for each; `declared` takes the employer's own figure for the year.
 */
export type EstimateMethod = "carry-forward" | "declared";

export const defaultEstimateMethod: EstimateMethod = "carry-forward";

export interface OrdinaryMonth {
  readonly month: string;
  readonly ordinaryWages: number;
}

interface EstimateInput {
  /** Ordinary wages of the year so far, the month of the payment included. */
  readonly soFar: readonly OrdinaryMonth[];
  /** December, or the last month of employment where it is known. */
  readonly lastMonth: string;
  readonly method?: EstimateMethod;
  /** The year's ordinary wages that will attract CPF, by the employer's own figure. */
  readonly declared?: number;
}

/** 102,000 less the ordinary wages that attract CPF, never below zero. */
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

/** Ordinary wages that attract CPF: each month's own, up to the ceiling of that month. */
export function ordinarySubject(months: readonly OrdinaryMonth[], series: CpfSeries): number {
  return months.reduce((sum, { month, ordinaryWages }) => {
    mustBeMonth("month", month);
    mustBeCents("ordinaryWages", ordinaryWages);
    const { wages, ordinaryCeiling } = series;
    // Wages so low that no CPF is due take nothing from the year's ceiling.
    const nil = rowAt(wages, firstDay(month)).value.find(({ formula }) => formula === "nil")?.upTo ?? 0;
    return sum + (ordinaryWages <= nil ? 0 : Math.min(ordinaryWages, rowAt(ordinaryCeiling, firstDay(month)).value));
  }, 0);
}

export function estimateAdditionalCeiling(input: EstimateInput, series: CpfSeries, ladder?: Ladder): number {
  const { soFar, lastMonth, method = defaultEstimateMethod, declared = 0 } = input;
  mustBeMonth("lastMonth", lastMonth);
  const latest = soFar.at(-1) ?? { month: lastMonth, ordinaryWages: 0 };
  const toCome = monthsFrom(latest.month, lastMonth)
    .slice(1)
    .map((month) => ({ month, ordinaryWages: latest.ordinaryWages }));
  const estimate = method === "declared" ? declared : ordinarySubject([...soFar, ...toCome], series);
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
