/** What the person has chosen since the last check: what sheets hold, mappings, and corrections. */
import type { ImportField, ImportJob, ImportKind } from "#generated/hrms/schema.ts";

export type FieldByColumn = Readonly<Record<number, string>>;

export interface ChosenSheet {
  /** Null leaves the sheet out. */
  readonly kind: ImportKind | null;
  readonly fields: FieldByColumn;
}

/** Corrected cell values by position. */
export type Corrections = Readonly<Record<string, string>>;

interface Place {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

export const placeName = ({ sheet, row, column }: Place): string => `${sheet}/${row}/${column}`;

export function placeOf(place: string): Place {
  const [sheet = 0, row = 0, column = 0] = place.split("/").map(Number);
  return { sheet, row, column };
}

export const chosenSheets = ({ sheets }: Pick<ImportJob, "sheets">): ChosenSheet[] =>
  sheets.map(({ kind, mapping }) => ({
    kind,
    fields: Object.fromEntries(mapping.map(({ column, field }) => [column, field])),
  }));

export const fieldsOf = ({ kinds }: Pick<ImportJob, "kinds">, kind: ImportKind | null): readonly ImportField[] =>
  kinds.find((one) => one.kind === kind)?.fields ?? [];

/** Fields with faults that a sheet has no column for: they get one behind its own, in this order. */
export function addedFields({ sheets, faults }: Pick<ImportJob, "sheets" | "faults">, sheet: number): FieldByColumn {
  const own = faults.filter((fault) => fault.sheet === sheet && fault.column === null);
  const behind = sheets[sheet]?.columns.length ?? 0;
  return Object.fromEntries([...new Set(own.map(({ field }) => field))].map((field, at) => [behind + at, field]));
}

/** Fields that every row needs, or every row about someone new, and that no column fills. */
export function missingFields(
  job: Pick<ImportJob, "kinds">,
  { kind, fields }: ChosenSheet,
): { always: readonly ImportField[]; forNew: readonly ImportField[] } {
  const mapped = new Set(Object.values(fields));
  const open = fieldsOf(job, kind).filter(({ name }) => !mapped.has(name));
  // People are found by employee number or identity number.
  const unfound = kind === "people" && !mapped.has("employeeNo") && !mapped.has("idNo");
  return {
    always: open.filter(({ name, required }) => required || (unfound && name === "employeeNo")),
    forNew: open.filter(({ forNew }) => forNew),
  };
}
