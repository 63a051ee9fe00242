/** Reads CSV files of punches and of manual attendance: all faults by row and column, and the valid rows. */
import { isDate } from "../shared/calendar.ts";
import type { CsvRecord } from "../shared/csv.ts";
import { cleanLine } from "../shared/text.ts";
import { type PunchDirection, punchDirections } from "./shared/vocabulary.ts";

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

export interface PunchFileRow {
  readonly row: number;
  readonly employeeNo: string;
  readonly date: string;
  readonly time: string;
  readonly direction: PunchDirection;
  readonly device: string | null;
}

export interface ManualFileRow {
  readonly row: number;
  readonly employeeNo: string;
  readonly date: string;
  readonly timeIn: string;
  readonly timeOut: string;
  readonly breakMin: number;
  readonly overtimeMin: number;
  readonly reason: string;
}

const shown = 60;
const maxFaults = 100;
const formula = /^'?[=+\-@]/;
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);

type Reader = (column: string) => string;
type Report = (column: string, code: string, value: string) => null;

/** `records` is null if the file has a quote without an end. A row without faults is what `read` makes of it. */
function readRows<Row>(
  records: readonly CsvRecord[] | null,
  columns: Readonly<Record<string, "required" | "optional">>,
  read: (cell: Reader, fault: Report, row: number) => Row | null,
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
    const fault: Report = (column, code, value) => {
      faults.push({ row, column, code, value: value.slice(0, shown) });
      return null;
    };
    if (cells.length !== names.length) {
      faults.push({ row, column: null, code: "cells", value: String(cells.length) });
      continue;
    }
    const cell: Reader = (column) => {
      const text = cleanLine(cells[names.indexOf(column)] ?? "") ?? "";
      if (formula.test(text)) fault(column, "formula", text);
      else if (text === "" && columns[column] === "required") fault(column, "required", "");
      return text;
    };
    const made = read(cell, fault, row);
    if (made !== null && faults.length === before) rows.push(made);
  }
  return { rows, faults: faults.slice(0, maxFaults), count: body.length };
}

function timeOf(cell: Reader, fault: Report, column: string): string {
  const text = cell(column);
  if (text !== "" && !isTime(text)) fault(column, "time", text);
  return text.slice(0, 5);
}

function dateOf(cell: Reader, fault: Report): string {
  const text = cell("date");
  if (text !== "" && !isDate(text)) fault("date", "date", text);
  return text;
}

function minutesOf(cell: Reader, fault: Report, column: string): number {
  const text = cell(column);
  if (text !== "" && !/^\d{1,4}$/.test(text)) fault(column, "minutes", text);
  return Number(text) || 0;
}

export function readPunchRows(records: readonly CsvRecord[] | null): RowsOf<PunchFileRow> {
  const columns = {
    employeeNo: "required",
    date: "required",
    time: "required",
    direction: "optional",
    device: "optional",
  } as const;
  return readRows(records, columns, (cell, fault, row) => {
    const direction = cell("direction").toLowerCase() || "auto";
    const known = punchDirections.find((one) => one === direction);
    if (known === undefined) return fault("direction", "enum", direction);
    return {
      row,
      employeeNo: cell("employeeNo"),
      date: dateOf(cell, fault),
      time: timeOf(cell, fault, "time"),
      direction: known,
      device: cell("device") || null,
    };
  });
}

export function readManualRows(records: readonly CsvRecord[] | null): RowsOf<ManualFileRow> {
  const columns = {
    employeeNo: "required",
    date: "required",
    timeIn: "required",
    timeOut: "required",
    breakMin: "optional",
    overtimeMin: "optional",
    reason: "required",
  } as const;
  return readRows(records, columns, (cell, fault, row) => ({
    row,
    employeeNo: cell("employeeNo"),
    date: dateOf(cell, fault),
    timeIn: timeOf(cell, fault, "timeIn"),
    timeOut: timeOf(cell, fault, "timeOut"),
    breakMin: minutesOf(cell, fault, "breakMin"),
    overtimeMin: minutesOf(cell, fault, "overtimeMin"),
    reason: cell("reason"),
  }));
}
