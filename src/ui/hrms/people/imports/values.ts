/** What has been chosen and corrected before the next check. */

/** The field that a column fills, by the column. */
export type FieldByColumn = Readonly<Record<number, string>>;

/** What is to stand in a cell, by its place. */
export type Corrections = Readonly<Record<string, string>>;

export const placeName = (row: number, column: number): string => `${row}/${column}`;

export function placeOf(place: string): { row: number; column: number } {
  const [row = 0, column = 0] = place.split("/").map(Number);
  return { row, column };
}
