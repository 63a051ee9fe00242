/** Cells of an exported file: text and numbers as they are, other values as CSV and XLSX each format them. */

export interface Amount {
  readonly cents: number;
}

export interface Day {
  /** YYYY-MM-DD */
  readonly day: string;
}

export type FileCell = string | number | boolean | Date | Amount | Day | null;

export function amount(cents: number | null): Amount | null {
  return cents === null ? null : { cents };
}

export function day(text: string | null): Day | null {
  return text === null ? null : { day: text };
}

/** Several values in one cell. */
export function several(texts: readonly string[]): string {
  return texts.join("; ");
}

/** Other values: timestamps in ISO format, booleans as an import reads them back. */
export function plain(cell: string | number | boolean | Date | null): string | number | null {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : cell;
}
