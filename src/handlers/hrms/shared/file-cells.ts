/** What the cells of a file hold: text and numbers as they are, and what CSV and XLSX write each in a form of its own. */

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

/** What is neither an amount nor a day: moments as machines read them, and what is so or not as an import reads it back. */
export function plain(cell: string | number | boolean | Date | null): string | number | null {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "boolean" ? (cell ? "yes" : "no") : cell;
}
