/** Reads CSV files of employees' allowances and deductions: all faults by row and column, and the valid rows. */
import { isDate, isMonth } from "../shared/calendar.ts";
import type { CsvRecord } from "../shared/csv.ts";
import { type CellFault, type CellReader, readRows, type RowsOf } from "../shared/csv-rows.ts";
import { type PayItemMode, payItemModes } from "./assigned-amount.ts";

export interface PayItemFileRow {
  readonly row: number;
  readonly employeeNo: string;
  readonly code: string;
  readonly mode: Exclude<PayItemMode, "custom">;
  readonly amount: number | null;
  readonly quantity: number | null;
  readonly fromMonth: string;
  readonly toMonth: string | null;
  readonly total: number | null;
  readonly instalments: number | null;
  readonly consentOn: string | null;
  readonly reason: string | null;
}

export const payItemColumns = {
  employeeNo: "required",
  code: "required",
  mode: "required",
  amount: "optional",
  quantity: "optional",
  fromMonth: "required",
  toMonth: "optional",
  total: "optional",
  instalments: "optional",
  consentOn: "optional",
  reason: "optional",
} as const;

/** Custom amounts need a row for each month, which a file of one row for each item does not have. */
const modes = payItemModes.filter((mode): mode is PayItemFileRow["mode"] => mode !== "custom");

const dollars = /^\d{1,8}(\.\d{1,2})?$/;
const most = 240;

/** Hundredths of a number with at most two decimals; null if the cell is empty. */
function hundredths(cell: CellReader, fault: CellFault, column: string): number | null {
  const text = cell(column).replaceAll(",", "");
  if (text === "") return null;
  if (!dollars.test(text)) return fault(column, "amount", text);
  const [whole = "0", part = ""] = text.split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

function monthOf(cell: CellReader, fault: CellFault, column: string): string {
  const text = cell(column);
  if (text !== "" && !isMonth(text)) fault(column, "month", text);
  return text;
}

function countOf(cell: CellReader, fault: CellFault, column: string): number | null {
  const text = cell(column);
  if (text === "") return null;
  const count = Number(text);
  return /^\d{1,3}$/.test(text) && count >= 1 && count <= most ? count : fault(column, "count", text);
}

export function readPayItemRows(records: readonly CsvRecord[] | null): RowsOf<PayItemFileRow> {
  return readRows(records, payItemColumns, (cell, fault, row) => {
    const given = cell("mode");
    const mode = modes.find((each) => each === given.toLowerCase());
    const consentOn = cell("consentOn");
    if (consentOn !== "" && !isDate(consentOn)) fault("consentOn", "date", consentOn);
    const rest = {
      employeeNo: cell("employeeNo"),
      code: cell("code").toUpperCase(),
      amount: hundredths(cell, fault, "amount"),
      quantity: hundredths(cell, fault, "quantity"),
      fromMonth: monthOf(cell, fault, "fromMonth"),
      toMonth: monthOf(cell, fault, "toMonth") || null,
      total: hundredths(cell, fault, "total"),
      instalments: countOf(cell, fault, "instalments"),
      consentOn: consentOn || null,
      reason: cell("reason") || null,
    };
    return mode === undefined ? fault("mode", "mode", given) : { row, mode, ...rest };
  });
}
