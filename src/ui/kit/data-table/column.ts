/** What a table shows: columns, order, density. */
import type { ReactNode } from "react";
import type { CsvCell } from "#src/domain/shared/csv.ts";

/** What a link or button of a row spreads, so that the keys find it. */
export interface RowControlProps {
  readonly "data-row-control": string;
  readonly tabIndex: number;
}

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** `control` makes a button in it part of the row's keys. */
  readonly cell: (row: Row, control: (name: string) => RowControlProps) => ReactNode;
  /** What a file says of it; a column without one stays out of files. */
  readonly value?: (row: Row) => CsvCell;
  /** Numbers stand right. */
  readonly align?: "end";
  /** Name under which the list can be sorted by it. */
  readonly sortBy?: string;
  /** Texts that may be longer than there is room: cut with an ellipsis, whole under the pointer. */
  readonly room?: "short" | "long";
  /** Heading over this column and its neighbours of the same group. */
  readonly group?: string;
  /** Place on the card of a narrow window: beside the title, or as a line; none leaves it out. */
  readonly onCard?: "corner" | "line";
}

export const densities = ["normal", "compact"] as const;
export type Density = (typeof densities)[number];

/** An order as lists take it: the field's name, turned round by a minus; several are joined by commas, the first counts most. */
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
  /** Its place among several fields, from 1. */
  readonly place: number;
}

/** How a field takes part in the order; undefined where it does not. */
export function sortMark(sort: string | undefined, field: string): SortMark | undefined {
  const terms = sortTerms(sort);
  const at = terms.findIndex((term) => sortField(term) === field);
  return at < 0 ? undefined : { descending: isDescending(terms[at] ?? ""), place: at + 1 };
}

/** The order after a press on a header: the other way round, or from the smallest. */
export function nextSort(sort: string | undefined, field: string): string {
  return sort === field ? `-${field}` : field;
}

/** The order with a field more: at first ascending, then descending, then without it. */
export function addSort(sort: string | undefined, field: string): string {
  const terms = sortTerms(sort);
  const mark = sortMark(sort, field);
  if (!mark) return [...terms, field].join(",");
  return terms.flatMap((term) => (sortField(term) !== field ? [term] : mark.descending ? [] : [`-${field}`])).join(",");
}
