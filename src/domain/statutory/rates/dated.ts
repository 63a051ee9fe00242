/** Rates as dated rows: each has a start, and the next one ends it, so neither gaps nor overlaps can be written. */
import type { RowRef } from "../explanation.ts";
import { RuleError } from "../../shared/rule-error.ts";
import type { Source, SourceId } from "./sources.ts";

/** Read at the source, in a copy that cites it, concluded from another figure, or known without a source seen. */
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
  /** Last day for which the sources speak; later dates use the last row and say so. */
  readonly announcedUpTo: string;
  /** In order of their start. */
  readonly rows: readonly Row<T>[];
}

/** A row's value with where it came from. */
export interface Picked<T> {
  readonly value: T;
  readonly ref: RowRef;
}

export function rowAt<T>(series: Series<T>, date: string): Picked<T> {
  const row = series.rows.findLast(({ from }) => from <= date);
  if (row === undefined)
    throw new RuleError("before-first-rate", series.name, { date, first: series.rows[0]?.from ?? "" });
  const { from, source, certainty, given } = row;
  const ref = { series: series.name, from, source, certainty, ...(given && { given }) };
  return { value: row.value, ref: date > series.announcedUpTo ? { ...ref, announcedUpTo: series.announcedUpTo } : ref };
}

/** The row of the day; of days before the first row that one: for records older than what the product knows of the law. */
export function rowAtOrFirst<T>(series: Series<T>, date: string): Picked<T> {
  const first = series.rows[0]?.from;
  return rowAt(series, first !== undefined && date < first ? first : date);
}

/** The series with one more row, as a draft would have it; announced at least up to the end of the row's first year. */
export function withRow<T>(series: Series<T>, row: Row<T>): Series<T> {
  if (series.rows.some(({ from }) => from === row.from))
    throw new RuleError("out-of-range", "from", { given: row.from });
  const rows = [...series.rows, row].sort((one, other) => (one.from < other.from ? -1 : 1));
  const yearEnd = `${row.from.slice(0, 4)}-12-31`;
  return { ...series, rows, announcedUpTo: series.announcedUpTo > yearEnd ? series.announcedUpTo : yearEnd };
}

/** Millionths of a percentage written as text, so that no fraction of a binary number is involved. */
export function percent(text: string): number {
  const [whole = "", places = ""] = text.split(".");
  if (!/^\d+$/.test(whole) || !/^\d{0,4}$/.test(places))
    throw new RangeError(`${text} is no percentage of up to four places`);
  return Number(whole) * perPercent + Number(places.padEnd(4, "0"));
}

/** What a rate of 1 is in millionths, and one percent. */
export const wholeRate = 1_000_000;
export const perPercent = 10_000;

/** Cents of a dollar amount written as text. */
export function dollars(text: string): number {
  const [whole = "", places = ""] = text.split(".");
  if (!/^\d+$/.test(whole) || !/^\d{0,2}$/.test(places))
    throw new RangeError(`${text} is no amount of dollars and cents`);
  return Number(whole) * 100 + Number(places.padEnd(2, "0"));
}
