/** Types of an employee import: column mapping and faults. */

/** Column index from 0 by field. */
export type ImportMapping = Readonly<Record<string, number>>;

export interface ImportFault {
  /** Row of the file from 1, including the header. */
  readonly row: number;
  /** Column index from 0; null for the whole row. */
  readonly column: number | null;
  readonly field: string | null;
  readonly code: string;
  readonly value: string;
  /** Who the row is about: the name, else the employee number. */
  readonly person?: string | null;
}

export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
}
