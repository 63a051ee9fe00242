/** Mapping and corrections made since the last check. */

export type FieldByColumn = Readonly<Record<number, string>>;

/** Corrected cell values by position. */
export type Corrections = Readonly<Record<string, string>>;

export const placeName = (row: number, column: number): string => `${row}/${column}`;

export function placeOf(place: string): { row: number; column: number } {
  const [row = 0, column = 0] = place.split("/").map(Number);
  return { row, column };
}
