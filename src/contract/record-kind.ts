/** What the server's shared handlers know of a kind of records, read from its contract. */
import type { ResourceRole } from "./resource.ts";

/** How a file writes a column that is neither plain text nor a plain number. */
export type RecordCell = "day" | "amount";

export interface ListKind {
  /** Columns of the export, in the order of a file that is asked for none. */
  readonly columns: readonly string[];
  /** Columns that hold days (YYYY-MM-DD) or amounts (cents). */
  readonly cells: Readonly<Record<string, RecordCell>>;
}

export interface RecordKind extends ListKind {
  /** Path parameter that names one record. */
  readonly id: string;
  /** Operation by role. */
  readonly operations: Readonly<Partial<Record<ResourceRole, string>>>;
}
