/** Reads the rows of a CSV file: all faults by row and column, and the valid rows. */
import type { CsvRecord } from "./csv.ts";
import { cleanLine } from "./text.ts";

export interface RowFault {
  row: number;
  column: string | null;
  code: string;
  value: string;
}

export interface RowsOf<Row> {
  readonly rows: readonly Row[];
  readonly faults: RowFault[];
  readonly count: number;
}

const shown = 60;
const maxFaults = 100;
const formula = /^'?[=+\-@]/;
/** What no spreadsheet takes for a formula. */
const negative = /^-\d+(\.\d+)?$/;

export type CellReader = (column: string) => string;
export type CellFault = (column: string, code: string, value: string) => null;

/** `records` is null if the file has a quote without an end. A row without faults is what `read` makes of it. */
export function readRows<Row>(
  records: readonly CsvRecord[] | null,
  columns: Readonly<Record<string, "required" | "optional">>,
  read: (cell: CellReader, fault: CellFault, row: number) => Row | null,
): RowsOf<Row> {
  const only = (code: string, value = ""): RowsOf<Row> => ({
    rows: [],
    faults: [{ row: 1, column: null, code, value }],
    count: 0,
  });
  if (!records) return only("quote");
  const [head, ...body] = records;
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const missing = Object.keys(columns).find((name) => columns[name] === "required" && !names.includes(name));
  if (missing !== undefined) return only("missing-column", missing);
  const unknown = names.find((name) => !(name in columns));
  if (unknown !== undefined) return only("unknown-column", unknown.slice(0, shown));
  const faults: RowFault[] = [];
  const rows: Row[] = [];
  for (const { line: row, cells } of body) {
    const before = faults.length;
    const fault: CellFault = (column, code, value) => {
      faults.push({ row, column, code, value: value.slice(0, shown) });
      return null;
    };
    if (cells.length !== names.length) {
      faults.push({ row, column: null, code: "cells", value: String(cells.length) });
      continue;
    }
    const cell: CellReader = (column) => {
      const text = cleanLine(cells[names.indexOf(column)] ?? "") ?? "";
      if (formula.test(text) && !negative.test(text)) fault(column, "formula", text);
      else if (text === "" && columns[column] === "required") fault(column, "required", "");
      return text;
    };
    const made = read(cell, fault, row);
    if (made !== null && faults.length === before) rows.push(made);
  }
  return { rows, faults: faults.slice(0, maxFaults), count: body.length };
}
