/** A payslip under other conditions: the same input with a raise, or with the statutory rates of another day. */
import { firstDay } from "../shared/calendar.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import type { Row, Series, SeriesName } from "../statutory/rates/dated.ts";
import type { PayslipInput } from "./payslip.ts";

export interface Raise {
  /** Share of basic pay in millionths. */
  readonly share: number;
  /** Cents a month, of monthly pay only. */
  readonly amount: number;
}

const wholeShare = 1_000_000;

export function withRaise(input: PayslipInput, { share, amount }: Raise): PayslipInput {
  const terms = input.terms.map((term) => {
    const raised = term.basic + Math.round((term.basic * share) / wholeShare);
    return { ...term, basic: Math.max(0, term.rateType === "monthly" ? raised + amount : raised) };
  });
  return { ...input, terms };
}

interface ChangedRates {
  readonly series: SeriesName;
  /** The day from which the other rates apply. */
  readonly from: string;
}

export interface OtherRates {
  readonly book: RateBook;
  readonly changed: readonly ChangedRates[];
}

const isSeries = (value: object): value is Series<unknown> => "rows" in value;

/** From the month on, the rates of the other day apply; earlier months keep theirs. */
export function withRatesOf(book: RateBook, month: string, day: string): OtherRates {
  const first = firstDay(month);
  const changed: ChangedRates[] = [];
  function moved<T>(series: Series<T>): Series<T> {
    const at = (date: string): Row<T> | undefined => series.rows.findLast(({ from }) => from <= date);
    const [now, then] = [at(first), at(day)];
    if (then === undefined || then === now) return series;
    changed.push({ series: series.name, from: then.from });
    return { ...series, rows: [...series.rows.filter(({ from }) => from < first), { ...then, from: first }] };
  }
  const group = <Group extends object>(all: Group): Group =>
    Object.fromEntries(
      Object.entries(all).map(([name, each]: [string, object]) => [name, isSeries(each) ? moved(each) : each]),
    ) as Group;
  const other: RateBook = {
    ...book,
    cpf: group(book.cpf),
    funds: group(book.funds),
    levy: group(book.levy),
    sdl: moved(book.sdl),
    ppf: moved(book.ppf),
  };
  return { book: other, changed };
}
