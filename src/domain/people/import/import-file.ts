/** Types of an import: its sheets, their column mappings, and faults. */
import type { ImportKind } from "./kinds.ts";

/** Column index from 0 by field. */
export type ImportMapping = Readonly<Record<string, number>>;

export interface ImportSheet {
  /** Empty in a CSV file. */
  readonly name: string;
  /** Null for a sheet that is not imported. */
  readonly kind: ImportKind | null;
  readonly headers: readonly string[];
  /** Rows below the header. */
  readonly rows: number;
  readonly mapping: ImportMapping;
}

export interface ImportFault {
  /** Index of the sheet from 0. */
  readonly sheet: number;
  /** Row of the sheet from 1, including the header. */
  readonly row: number;
  /** Column index from 0; null if the sheet has no column for the field. */
  readonly column: number | null;
  readonly field: string;
  readonly code: string;
  readonly value: string;
  /** Whom the row is about: the name, else the employee number. */
  readonly person?: string | null;
  /** The name that was probably meant, for one that no record has. */
  readonly suggestion?: string;
}

export interface ImportRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What applying a row would do. */
export const rowStates = ["new", "changed", "unchanged", "error"] as const;
export type RowState = (typeof rowStates)[number];

/** A field before and after the import, as shown; numbers of documents and accounts by their last characters. */
export interface ComparedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ComparedRow {
  readonly sheet: number;
  readonly row: number;
  readonly kind: ImportKind;
  readonly state: RowState;
  readonly employeeNo: string | null;
  readonly person: string | null;
  readonly changes: readonly ComparedField[];
  readonly faults: readonly ImportFault[];
}

export type RowCounts = Readonly<Record<RowState, number>>;
