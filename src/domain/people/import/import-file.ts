/** Words of an import of people: which field a column fills, and what is wrong in the file. */

/** Column, counted from 0, by the field it fills. */
export type ImportMapping = Readonly<Record<string, number>>;

export interface ImportFault {
  /** Row of the file, from 1; the head is one too. */
  readonly row: number;
  /** Column, counted from 0; null where the whole row is meant. */
  readonly column: number | null;
  readonly field: string | null;
  readonly code: string;
  readonly value: string;
}

export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
}
