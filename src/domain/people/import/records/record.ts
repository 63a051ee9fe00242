/** What the rows about one person's records have in common. */
import type { FieldChange, FieldValue } from "../../../shared/history.ts";
import type { RowReader } from "../cells.ts";
import type { ExistingPerson } from "../existing.ts";
import type { ComparedField } from "../import-file.ts";
import type { ImportBook } from "../people.ts";
import type { Indexes } from "../read-people.ts";
import { differences, type Labels, type Shown } from "../shown.ts";
import { type ImportTable, type ImportWrites, noWrites, type RowWrite, type WriteTools } from "../writes.ts";

/** The person whose records they are, of the file or there already. */
export interface Owner {
  readonly employeeId: string;
  readonly fullName: string;
  readonly startDate: string;
  /** Whether the file or the record says what the person is paid. */
  readonly isPaid: boolean;
  readonly existing: ExistingPerson | null;
}

export interface RecordTools {
  readonly book: ImportBook;
  readonly indexes: Indexes;
  readonly labels: Labels;
  readonly tools: WriteTools;
}

export interface ComparedRecord {
  readonly isNew: boolean;
  readonly changes: readonly ComparedField[];
  readonly writes: ImportWrites;
}

/** The rows of a sheet about one person, each with its outcome in the same order. */
export type CompareRecords = (
  owner: Owner,
  rows: readonly RowReader[],
  tools: RecordTools,
) => readonly ComparedRecord[];

interface Declared {
  readonly table: ImportTable;
  readonly subject: string;
  /** What a field is called in the history of the record, where it differs; null for one that the history leaves out. */
  readonly names?: Readonly<Record<string, string | null>>;
  /** Fields that the history keeps as cents. */
  readonly amounts?: readonly string[];
}

interface Stored {
  readonly id: string;
  readonly version: number;
}

function auditOf(changes: readonly ComparedField[], { names = {}, amounts = [] }: Declared): FieldChange[] {
  const value = (field: string, text: string | null): FieldValue =>
    text !== null && amounts.includes(field) ? Math.round(Number(text) * 100) : text;
  return changes.flatMap(({ field, before, after }) => {
    const name = names[field] === undefined ? field : names[field];
    return name === null ? [] : [{ field: name, before: value(field, before), after: value(field, after) }];
  });
}

/** `shown` is the record as people read it, before and after. */
export function comparedRecord(
  declared: Declared,
  { employeeId }: Owner,
  stored: Stored | null,
  { fields, name, shown }: { fields: object; name: string; shown: { before: Shown; after: Shown } },
  { tools }: RecordTools,
): ComparedRecord {
  const changes = differences(stored ? shown.before : {}, shown.after);
  const id = stored?.id ?? tools.newId();
  const isNew = stored === null;
  const row: RowWrite = {
    table: declared.table,
    id,
    version: stored?.version ?? null,
    fields: isNew ? { employeeId, ...fields } : { ...fields },
  };
  const event = {
    action: isNew ? ("create" as const) : ("update" as const),
    subject: declared.subject,
    recordId: id,
    recordName: name,
    changes: auditOf(changes, declared),
  };
  const isWritten = changes.length > 0;
  return {
    isNew,
    changes,
    writes: { ...noWrites, rows: isWritten ? [row] : [], events: isWritten ? [event] : [] },
  };
}

/** The same record in two rows: a fault of the second one. */
export function mustDiffer(
  rows: readonly RowReader[],
  field: string,
  keyOf: (row: RowReader, index: number) => string | null,
): void {
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row, index);
    if (key === null) continue;
    if (seen.has(key)) row.fault(field, "twice");
    seen.add(key);
  }
}

/** A day that may not be before another one of the row. */
export function mustFollow(row: RowReader, field: string, first: string | null, second: string | null): void {
  if (first !== null && second !== null && second < first) row.fault(field, "wrong-order", second);
}
