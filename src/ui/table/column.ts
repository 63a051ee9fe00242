/** Table columns and sort orders. */
import type { ReactNode } from "react";
import type { CsvCell } from "#src/domain/shared/csv.ts";

/** Props of links and buttons in a row for keyboard navigation. */
export interface RowControlProps {
  readonly "data-row-control": string;
  readonly tabIndex: number;
}

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** `control` returns the props that add a control to the row's keyboard navigation. */
  readonly cell: (row: Row, control: (name: string) => RowControlProps) => ReactNode;
  /** Export value; columns without one are not exported. */
  readonly value?: (row: Row) => CsvCell;
  /** Column and head of the file if they differ, such as hours where the list has hours and minutes. */
  readonly inFile?: { readonly id: string; readonly header: string };
  /** Aligns numbers at the end. */
  readonly align?: "end";
  readonly sortBy?: string;
  /** Truncates long text with an ellipsis; the full text shows on hover. The naming column is narrower if "short". */
  readonly room?: "short" | "long";
  /** Header shared with adjacent columns of the same group. */
  readonly group?: string;
  /** Placement on cards: beside the title, or as a line; omitted by default. */
  readonly onCard?: "corner" | "line";
}

export const densities = ["normal", "compact"] as const;
export type Density = (typeof densities)[number];

/** Sort terms: field names joined by commas, a leading minus for descending; the first has priority. */
export function sortTerms(sort: string | undefined): readonly string[] {
  return sort === undefined || sort === "" ? [] : sort.split(",");
}

function isDescending(term: string): boolean {
  return term.startsWith("-");
}

export function sortField(term: string): string {
  return term.replace(/^-/, "");
}

interface SortMark {
  readonly descending: boolean;
  /** 1-based priority among several sort fields. */
  readonly place: number;
}

/** Sort state of a field; undefined if unsorted. */
export function sortMark(sort: string | undefined, field: string): SortMark | undefined {
  const terms = sortTerms(sort);
  const at = terms.findIndex((term) => sortField(term) === field);
  return at < 0 ? undefined : { descending: isDescending(terms[at] ?? ""), place: at + 1 };
}

/** Sort order after a header click: ascending first, then toggled. */
export function nextSort(sort: string | undefined, field: string): string {
  return sort === field ? `-${field}` : field;
}

/** Multi-sort: adds a field ascending, then descending, then removes it. */
export function addSort(sort: string | undefined, field: string): string {
  const terms = sortTerms(sort);
  const mark = sortMark(sort, field);
  if (!mark) return [...terms, field].join(",");
  return terms.flatMap((term) => (sortField(term) !== field ? [term] : mark.descending ? [] : [`-${field}`])).join(",");
}
