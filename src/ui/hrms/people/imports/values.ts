/** Mapping and corrections made since the last check. */

import type { ImportJob } from "#generated/hrms/schema.ts";

export type FieldByColumn = Readonly<Record<number, string>>;

/** Corrected cell values by position. */
export type Corrections = Readonly<Record<string, string>>;

export const placeName = (row: number, column: number): string => `${row}/${column}`;

/** Fields with faults that the file has no column for: they get one behind its own, in this order. */
export function addedFields({ columns, faults }: Pick<ImportJob, "columns" | "faults">): FieldByColumn {
  const fields = new Set(faults.flatMap(({ column, field }) => (column === null && field !== null ? [field] : [])));
  return Object.fromEntries([...fields].map((field, at) => [columns.length + at, field]));
}

export function placeOf(place: string): { row: number; column: number } {
  const [row = 0, column = 0] = place.split("/").map(Number);
  return { row, column };
}
