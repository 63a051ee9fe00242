/** What the server's shared handlers know of a kind of records, read from its contract. */
import type { ResourceRole } from "./resource.ts";

/** How a file writes a column that is neither plain text nor a plain number. */
export type RecordCell = "day" | "amount";

export interface ListKind {
  /** Columns of the export, in the order of a file that is asked for none. */
  readonly columns: readonly string[];
  /** Columns that hold days (YYYY-MM-DD) or amounts (cents). */
  readonly cells: Readonly<Record<string, RecordCell>>;
  /** Columns of hours, with the field that has the minutes. */
  readonly hours?: Readonly<Record<string, string>>;
}

/** A field of a request body that the server stores as it comes, apart from cleaning it. */
export interface BodyField {
  /** A text of one line, or of several. */
  readonly text?: "line" | "lines";
  /** What an omitted field means; a field without this is required. */
  readonly absent?: string | number | boolean | null | readonly never[];
}

export interface RecordKind extends ListKind {
  /** Path parameter that names one record. */
  readonly id: string;
  /** Fields of a record in a response. */
  readonly fields: readonly string[];
  /** Fields of the body that creates one, without rows, objects and lists of free texts, which the area handles itself. */
  readonly body: Readonly<Record<string, BodyField>>;
  /** Operation by role. */
  readonly operations: Readonly<Partial<Record<ResourceRole, string>>>;
}
