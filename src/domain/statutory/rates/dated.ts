/** Rates as dated rows: each row ends where the next one starts, so gaps and overlaps are impossible. */
import type { RowRef } from "../explanation.ts";
import { RuleError } from "../../shared/rule-error.ts";
import type { Source, SourceId } from "./sources.ts";

/** How certain a figure is: read at the source, in a copy citing it, derived from another figure, or known without a source. */
export type Certainty = "found" | "copied" | "inferred" | "own";

const seriesNames = [
  "cpf-contributions",
  "cpf-ages",
  "cpf-wages",
  "cpf-ordinary-ceiling",
  "cpf-annual-ceiling",
  "cpf-annual-limit",
  "cpf-late-payment",
  "cpf-wage-class",
  "cpf-recovery",
  "sdl",
  "cdac",
  "ecf",
  "mbmf",
  "mbmf-low-wages",
  "sinda",
  "levy-s-pass",
  "levy-work-permit",
  "levy-terms",
  "ppf",
  "employment-act",
  "annual-leave",
  "sick-leave",
  "maternity",
  "paternity",
  "shared-parental",
  "childcare",
  "infant-care",
  "adoption",
  "part-time",
  "public-holidays",
] as const;

export type SeriesName = (typeof seriesNames)[number];

export interface Row<T> {
  readonly from: string;
  readonly value: T;
  readonly source: SourceId;
  readonly certainty: Certainty;
  /** The source of a row that was entered on the platform. */
  readonly given?: Source;
}

export interface Series<T> {
  readonly name: SeriesName;
  /** Last announced day; later dates use the last row and are marked as such. */
  readonly announcedUpTo: string;
  /** Sorted by start date. */
  readonly rows: readonly Row<T>[];
}

/** A row's value and its origin. */
export interface Picked<T> {
  readonly value: T;
  readonly ref: RowRef;
}

export function rowAt<T>(series: Series<T>, date: string): Picked<T> {
  const row = series.rows.findLast(({ from }) => from <= date);
  if (row === undefined)
    throw new RuleError("before-first-rate", series.name, { date, first: series.rows[0]?.from ?? "" });
  const known = picks.get(row) as Picks<T> | undefined;
  const pick = known?.series === series ? known : pickOf(series, row);
  if (pick !== known) picks.set(row, pick);
  return date > series.announcedUpTo ? pick.later : pick.announced;
}

interface Picks<T> {
  readonly series: Series<T>;
  readonly announced: Picked<T>;
  readonly later: Picked<T>;
}

/** A run of pay asks for the same few rows for everyone. */
const picks = new WeakMap<Row<unknown>, Picks<unknown>>();

function pickOf<T>(series: Series<T>, { value, from, source, certainty, given }: Row<T>): Picks<T> {
  const ref = { series: series.name, from, source, certainty, ...(given && { given }) };
  return { series, announced: { value, ref }, later: { value, ref: { ...ref, announcedUpTo: series.announcedUpTo } } };
}

/** The row in force on the day, or the first row for earlier days. */
export function rowAtOrFirst<T>(series: Series<T>, date: string): Picked<T> {
  const first = series.rows[0]?.from;
  return rowAt(series, first !== undefined && date < first ? first : date);
}

/** The series with an additional draft row, announced at least to the end of the row's first year. */
export function withRow<T>(series: Series<T>, row: Row<T>): Series<T> {
  if (series.rows.some(({ from }) => from === row.from))
    throw new RuleError("out-of-range", "from", { given: row.from });
  const rows = [...series.rows, row].sort((one, other) => (one.from < other.from ? -1 : 1));
  const yearEnd = `${row.from.slice(0, 4)}-12-31`;
  return { ...series, rows, announcedUpTo: series.announcedUpTo > yearEnd ? series.announcedUpTo : yearEnd };
}

/** Parses a percentage text to millionths, without floating point. */
export function percent(text: string): number {
  const [whole = "", places = ""] = text.split(".");
  if (!/^\d+$/.test(whole) || !/^\d{0,4}$/.test(places))
    throw new RangeError(`${text} is no percentage of up to four places`);
  return Number(whole) * perPercent + Number(places.padEnd(4, "0"));
}

/** 100 % and 1 % in millionths. */
export const wholeRate = 1_000_000;
export const perPercent = 10_000;

/** Parses a dollar text to cents. */
export function dollars(text: string): number {
  const [whole = "", places = ""] = text.split(".");
  if (!/^\d+$/.test(whole) || !/^\d{0,2}$/.test(places))
    throw new RangeError(`${text} is no amount of dollars and cents`);
  return Number(whole) * 100 + Number(places.padEnd(2, "0"));
}
