/** Reads CSV files of manual leave: all faults by row and column, and the valid rows. */
import { isDate } from "../shared/calendar.ts";
import type { CsvRecord } from "../shared/csv.ts";
import { type CellFault, type CellReader, readRows, type RowsOf } from "../shared/csv-rows.ts";
import { type ManualMode, manualModes } from "./manual-leave.ts";

export interface ManualLeaveFileRow {
  readonly row: number;
  readonly employeeNo: string;
  /** Name or code. */
  readonly leaveType: string;
  readonly mode: ManualMode;
  readonly units: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly startHalf: "am" | "pm";
  readonly endHalf: "am" | "pm";
  readonly expiresOn: string | null;
  readonly reason: string;
}

const columns = {
  employeeNo: "required",
  leaveType: "required",
  mode: "required",
  units: "optional",
  from: "optional",
  to: "optional",
  startHalf: "optional",
  endHalf: "optional",
  expiresOn: "optional",
  reason: "required",
} as const;
const mostUnits = 400;
const mostLetters = 500;

function dateOf(cell: CellReader, fault: CellFault, column: string): string | null {
  const text = cell(column);
  if (text === "" || isDate(text)) return text || null;
  return fault(column, "date", text);
}

/** Quarters of a day or hour. */
function unitsOf(cell: CellReader, fault: CellFault): number | null {
  const text = cell("units");
  if (text === "") return null;
  const units = /^-?\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(units * 4) && Math.abs(units) <= mostUnits ? units : fault("units", "number", text);
}

function halfOf(cell: CellReader, fault: CellFault, column: string, without: "am" | "pm"): "am" | "pm" {
  const text = cell(column).toLowerCase() || without;
  if (text !== "am" && text !== "pm") fault(column, "enum", text);
  return text === "pm" ? "pm" : "am";
}

export function readManualLeaveRows(records: readonly CsvRecord[] | null): RowsOf<ManualLeaveFileRow> {
  return readRows(records, columns, (cell, fault, row) => {
    const given = cell("mode").toLowerCase();
    const mode = manualModes.find((one) => one === given);
    if (mode === undefined) return given === "" ? null : fault("mode", "enum", given);
    const reason = cell("reason");
    if (reason.length > mostLetters) fault("reason", "too-long", reason);
    return {
      row,
      employeeNo: cell("employeeNo"),
      leaveType: cell("leaveType"),
      mode,
      units: unitsOf(cell, fault),
      from: dateOf(cell, fault, "from"),
      to: dateOf(cell, fault, "to"),
      startHalf: halfOf(cell, fault, "startHalf", "am"),
      endHalf: halfOf(cell, fault, "endHalf", "pm"),
      expiresOn: dateOf(cell, fault, "expiresOn"),
      reason,
    };
  });
}
