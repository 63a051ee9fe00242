/** Reads CSV files of punches and of manual attendance: all faults by row and column, and the valid rows. */
import { isDate } from "../shared/calendar.ts";
import type { CsvRecord } from "../shared/csv.ts";
import { type CellFault, type CellReader, readRows, type RowsOf } from "../shared/csv-rows.ts";
import { type PunchDirection, punchDirections } from "./shared/vocabulary.ts";

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

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);

function timeOf(cell: CellReader, fault: CellFault, column: string): string {
  const text = cell(column);
  if (text !== "" && !isTime(text)) fault(column, "time", text);
  return text.slice(0, 5);
}

function dateOf(cell: CellReader, fault: CellFault): string {
  const text = cell("date");
  if (text !== "" && !isDate(text)) fault("date", "date", text);
  return text;
}

function minutesOf(cell: CellReader, fault: CellFault, column: string): number {
  const text = cell(column);
  if (text !== "" && !/^\d{1,4}$/.test(text)) fault(column, "minutes", text);
  return Number(text) || 0;
}

export interface RosterFileRow {
  readonly row: number;
  readonly employeeNo: string;
  readonly date: string;
  /** Code or name of a shift, or one of `restWords`. */
  readonly shift: string;
  readonly location: string | null;
}

export function readRosterRows(records: readonly CsvRecord[] | null): RowsOf<RosterFileRow> {
  const columns = { employeeNo: "required", date: "required", shift: "required", location: "optional" } as const;
  return readRows(records, columns, (cell, fault, row) => ({
    row,
    employeeNo: cell("employeeNo"),
    date: dateOf(cell, fault),
    shift: cell("shift"),
    location: cell("location") || null,
  }));
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
