/** What a table shows: columns, order, density. */
import type { ReactNode } from "react";

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  readonly align?: "end";
  /** Name under which the list can be sorted by it. */
  readonly sortBy?: string;
  /** Place on the card of a narrow window: beside the title, or as a line; none leaves it out. */
  readonly onCard?: "corner" | "line";
}

export const densities = ["normal", "compact"] as const;
export type Density = (typeof densities)[number];

/** An order as lists take it: the field's name, turned round by a minus. */
export function isDescending(sort: string): boolean {
  return sort.startsWith("-");
}

export function sortField(sort: string): string {
  return sort.replace(/^-/, "");
}

/** The order after a press on a header: the other way round, or from the smallest. */
export function nextSort(sort: string | undefined, field: string): string {
  return sort === field ? `-${field}` : field;
}
