/** Reads a CSV of occupations: all faults by row and column, and the valid rows. */
import type { CsvRecord } from "../shared/csv.ts";
import { cleanLine } from "../shared/text.ts";

const importSectors = ["services", "manufacturing", "construction", "marine", "process"] as const;
const importColumns = ["code", "title", "workpassTypes", "sector", "isPme", "status"] as const;
type Column = (typeof importColumns)[number];
/** Exported but not importable. */
const skipped = "updatedAt";

export interface ImportFault {
  row: number;
  column: string | null;
  code:
    | "missing-column"
    | "unknown-column"
    | "cells"
    | "required"
    | "pattern"
    | "enum"
    | "maxLength"
    | "characters"
    | "unknown-reference"
    | "twice"
    | "formula"
    | "quote";
  value: string;
}

export interface OccupationRow {
  code: string;
  title: string;
  workpassTypeIds: string[];
  sector: (typeof importSectors)[number] | null;
  isPme: boolean;
  status: "active" | "inactive";
}

export interface OccupationFile {
  rows: OccupationRow[];
  faults: ImportFault[];
  /** Rows in the file, valid or not. */
  count: number;
}

const longestTitle = 120;
const shown = 60;
/** Text that a spreadsheet would run as a formula, escaped or not. */
const formula = /^'?[=+\-@]/;

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text.toLowerCase());
}

/** `records` is null if the file has a quote without an end. */
export function readOccupations(
  records: readonly CsvRecord[] | null,
  typeIds: ReadonlyMap<string, string>,
): OccupationFile {
  if (!records) return { rows: [], faults: [{ row: 1, column: null, code: "quote", value: "" }], count: 0 };
  const [head, ...body] = records;
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const faults = headFaults(names);
  if (faults.length > 0) return { rows: [], faults, count: body.length };

  const seen = new Set<string>();
  const rows = body.flatMap(({ line: row, cells }) => {
    const fault = (column: Column | null, code: ImportFault["code"], value: string): void =>
      void faults.push({ row, column, code, value: value.slice(0, shown) });
    if (cells.length !== names.length) {
      fault(null, "cells", String(cells.length));
      return [];
    }
    const found = faults.length;
    const read = (column: Column): string => {
      const text = cleanLine(cells[names.indexOf(column)] ?? "");
      if (text === null) fault(column, "characters", "");
      else if (formula.test(text)) fault(column, "formula", text);
      return text ?? "";
    };
    const [code, title, types, sectorText, pme, state] = [
      read("code"),
      read("title"),
      read("workpassTypes"),
      read("sector"),
      read("isPme").toLowerCase(),
      read("status").toLowerCase(),
    ];
    if (code === "") fault("code", "required", "");
    else if (!/^[0-9]{5}$/.test(code)) fault("code", "pattern", code);
    else if (seen.has(code)) fault("code", "twice", code);
    seen.add(code);
    if (title === "") fault("title", "required", "");
    else if (title.length > longestTitle) fault("title", "maxLength", title);
    const codes = [
      ...new Set(
        types
          .split(";")
          .map((one) => one.trim().toLowerCase())
          .filter((one) => one !== ""),
      ),
    ];
    const unknown = codes.find((one) => !typeIds.has(one));
    if (unknown !== undefined) fault("workpassTypes", "unknown-reference", unknown);
    const sector = oneOf(importSectors, sectorText);
    if (sectorText !== "" && !sector) fault("sector", "enum", sectorText);
    if (!["", "yes", "no"].includes(pme)) fault("isPme", "enum", pme);
    if (!["", "active", "inactive"].includes(state)) fault("status", "enum", state);
    if (faults.length > found) return [];
    const workpassTypeIds = codes.flatMap((one) => typeIds.get(one) ?? []);
    return [
      {
        code,
        title,
        workpassTypeIds,
        sector: sector ?? null,
        isPme: pme === "yes",
        status: state === "inactive" ? ("inactive" as const) : ("active" as const),
      },
    ];
  });
  return { rows, faults, count: body.length };
}

function headFaults(names: readonly string[]): ImportFault[] {
  const at = (column: string, code: ImportFault["code"]): ImportFault => ({
    row: 1,
    column,
    code,
    value: column.slice(0, shown),
  });
  return [
    ...["code", "title"].filter((name) => !names.includes(name)).map((name) => at(name, "missing-column")),
    ...names
      .filter((name) => name !== skipped && !(importColumns as readonly string[]).includes(name))
      .map((name) => at(name, "unknown-column")),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => at(name, "twice")),
  ];
}
