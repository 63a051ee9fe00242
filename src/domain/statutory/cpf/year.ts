/** A calendar year of CPF with one employer: estimates during the year and the recomputation at its end. */
import { firstDay, mustBeMonth } from "../../shared/calendar.ts";
import { cents, type Ladder, month as monthQuantity } from "../explanation.ts";
import type { CpfSeries } from "../rates/cpf.ts";
import { rowAt } from "../rates/dated.ts";
import { mustBeCents, RuleError } from "../../shared/rule-error.ts";
import {
  additionalCeiling,
  type EstimateMethod,
  estimateAdditionalCeiling,
  type OrdinaryMonth,
} from "./additional-wages.ts";
import { type CpfMonth, cpfMonth, cpfRowsAt } from "./month.ts";
import type { CpfPerson } from "./person.ts";

export interface CpfYearInput {
  readonly year: number;
  readonly person: CpfPerson;
  /**
   * Months in order; additional wages may follow the last month of employment. `additionalSubject` is what was contributed
   * on at the time; without it, the estimate of that month is made again.
   */
  readonly months: readonly (OrdinaryMonth & {
    readonly additionalWages: number;
    readonly additionalSubject?: number;
    readonly bandWages?: number;
  })[];
  /** Wages subject to CPF before those months, from another system. */
  readonly opening?: { readonly ordinarySubject: number; readonly additionalSubject: number };
  /** Last month of employment once reached; otherwise December closes the year. */
  readonly lastMonth?: string;
  /** Last month for estimated ordinary wages; December by default. */
  readonly expectedLastMonth?: string;
  readonly method?: EstimateMethod;
  readonly declared?: number;
}

interface CpfYearMonth extends CpfMonth {
  readonly month: string;
  /** Remaining ceiling as known at that time. */
  readonly additionalRoom: number;
}

/** A difference found by recomputation, at the rates of the month of payment. */
export interface CpfDifference {
  readonly month: string;
  readonly wages: number;
  readonly total: number;
  readonly employee: number;
  readonly employer: number;
}

interface CpfYear {
  readonly months: readonly CpfYearMonth[];
  readonly ordinarySubject: number;
  /** An estimate while the year is open. */
  readonly ceiling: number;
  /** After the recomputation. */
  readonly additionalSubject: number;
  /** Month with whose contributions a shortfall is paid; null while the year is open. */
  readonly recomputedIn: string | null;
  /** Shortfall to pay with that month. */
  readonly shortfall: readonly CpfDifference[];
  /** Overpayment to claim from the Board; never netted. */
  readonly excess: readonly CpfDifference[];
}

const noOpening = { ordinarySubject: 0, additionalSubject: 0 };

type YearWages = CpfYearInput["months"][number];

export function cpfYear(input: CpfYearInput, series: CpfSeries, ladder?: Ladder): CpfYear {
  const december = `${input.year}-12`;
  const last = input.lastMonth ?? december;
  checkMonths(input, last, december);
  const contribution = (wages: YearWages, additionalRoom: number): CpfMonth =>
    cpfMonth({ ...wages, person: input.person, additionalRoom }, cpfRowsAt(series, wages.month));

  const {
    expectedLastMonth: lastMonth = december,
    method = "carry-forward",
    declared = 0,
    opening = noOpening,
  } = input;
  const estimate = { lastMonth, method, declared, opening: opening.ordinarySubject };
  const before = input.months.filter(({ month }) => month < last);
  const paid: CpfYearMonth[] = [];
  const soFar: OrdinaryMonth[] = [];
  for (const wages of before) {
    const first = contribution(wages, 0);
    soFar.push({ month: wages.month, ordinaryWages: first.table === null ? 0 : wages.ordinaryWages });
    const used = opening.additionalSubject + sum(paid, "additionalSubject");
    const room =
      wages.additionalSubject ??
      (wages.additionalWages === 0
        ? 0
        : Math.max(0, estimateAdditionalCeiling({ soFar, ...estimate }, series, ladder) - used));
    paid.push({ month: wages.month, additionalRoom: room, ...(room === 0 ? first : contribution(wages, room)) });
  }

  const atLast = input.months.filter(({ month }) => month === last);
  if (input.lastMonth === undefined && atLast.length === 0) {
    const ceiling = estimateAdditionalCeiling({ soFar, ...estimate }, series);
    const ordinarySubject = opening.ordinarySubject + sum(paid, "ordinarySubject");
    const additionalSubject = opening.additionalSubject + sum(paid, "additionalSubject");
    return { months: paid, ordinarySubject, ceiling, additionalSubject, recomputedIn: null, shortfall: [], excess: [] };
  }
  const firstOfLast = atLast.map((wages) => contribution(wages, 0));
  const ordinarySubject = opening.ordinarySubject + sum(paid, "ordinarySubject") + sum(firstOfLast, "ordinarySubject");
  ladder?.push({
    rule: "cpf.actual-ordinary",
    inputs: { lastMonth: monthQuantity(last) },
    source: "cpf-additional-wages",
    result: cents(ordinarySubject),
  });
  const ceiling = additionalCeiling(rowAt(series.annualCeiling, firstDay(december)), ordinarySubject, ladder);

  const estimated = opening.additionalSubject + sum(paid, "additionalSubject");
  const shortfall = missing(before, paid, Math.max(0, ceiling - estimated), contribution);
  const excess = surplus(before, paid, Math.max(0, estimated - ceiling), contribution);
  let left = Math.max(0, ceiling - estimated - sum(shortfall, "wages"));
  for (const wages of [...atLast, ...input.months.filter(({ month }) => month > last)]) {
    const result = contribution(wages, left);
    paid.push({ month: wages.month, additionalRoom: left, ...result });
    left -= result.additionalSubject;
  }
  explainDifferences("cpf.shortfall", shortfall, ladder);
  explainDifferences("cpf.excess", excess, ladder);
  const additionalSubject =
    opening.additionalSubject + sum(paid, "additionalSubject") + sum(shortfall, "wages") - sum(excess, "wages");
  return { months: paid, ordinarySubject, ceiling, additionalSubject, recomputedIn: last, shortfall, excess };
}

function checkMonths(input: CpfYearInput, last: string, december: string): void {
  mustBeMonth("lastMonth", last, input.expectedLastMonth ?? december);
  const months = input.months.map(({ month }) => month);
  mustBeMonth("months", ...months);
  const ordered = months.every(
    (month, index) => month.startsWith(`${input.year}-`) && month > (months[index - 1] ?? ""),
  );
  if (!ordered || last > december) throw new RuleError("months-out-of-order", "months", { year: input.year });
  const wageless = input.months.every(({ month, ordinaryWages }) => month <= last || ordinaryWages === 0);
  if (!wageless) throw new RuleError("months-out-of-order", "lastMonth", { lastMonth: last });
  for (const { ordinaryWages, additionalWages } of input.months) mustBeCents("wages", ordinaryWages, additionalWages);
}

const sum = <K extends string>(items: readonly Readonly<Record<K, number>>[], key: K): number =>
  items.reduce((total, item) => total + item[key], 0);

type Contribution = (wages: YearWages, room: number) => CpfMonth;

function difference(month: string, wages: number, more: CpfMonth, less: CpfMonth): CpfDifference {
  return {
    month,
    wages,
    total: more.total - less.total,
    employee: more.employee - less.employee,
    employer: more.employer - less.employer,
  };
}

/** Wages the estimate missed, earliest payment first. */
function missing(
  wages: readonly YearWages[],
  paid: readonly CpfYearMonth[],
  room: number,
  contribution: Contribution,
): CpfDifference[] {
  let left = room;
  return paid.flatMap((then, index) => {
    const month = wages[index];
    const more =
      month === undefined || then.table === null ? 0 : Math.min(left, month.additionalWages - then.additionalSubject);
    if (month === undefined || more === 0) return [];
    left -= more;
    return [difference(then.month, more, contribution(month, then.additionalSubject + more), then)];
  });
}

/** Wages the estimate included beyond the ceiling, latest payment first. */
function surplus(
  wages: readonly YearWages[],
  paid: readonly CpfYearMonth[],
  over: number,
  contribution: Contribution,
): CpfDifference[] {
  let left = over;
  return paid
    .map((then, index) => ({ then, month: wages[index] }))
    .toReversed()
    .flatMap(({ then, month }) => {
      const less = Math.min(left, then.additionalSubject);
      if (month === undefined || less === 0) return [];
      left -= less;
      return [difference(then.month, less, then, contribution(month, then.additionalSubject - less))];
    });
}

function explainDifferences(
  rule: "cpf.shortfall" | "cpf.excess",
  differences: readonly CpfDifference[],
  ladder?: Ladder,
): void {
  for (const { month, wages, total, employee } of differences) {
    ladder?.push({
      rule,
      inputs: { month: monthQuantity(month), wages: cents(wages), employee: cents(employee) },
      source: "cpf-additional-wages",
      result: cents(total),
    });
  }
}
