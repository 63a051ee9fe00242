/** Reads the payslips of an earlier payroll system: amounts by employee number and item, and a fault for each cell that cannot be read. */
import type { CsvRecord } from "../shared/csv.ts";
import type { RowFault } from "../shared/csv-rows.ts";

export interface OldAmount {
  readonly employeeNo: string;
  readonly code: string;
  /** Cents. */
  readonly amount: number;
}

export interface OldPayslips {
  readonly amounts: readonly OldAmount[];
  readonly faults: readonly RowFault[];
}

/** Sums of a payslip, which files have beside its items. */
export const slipTotals = ["GROSS", "DEDUCTIONS", "NET", "EMPLOYER_COST"] as const;
export type SlipTotal = (typeof slipTotals)[number];

const maxFaults = 100;
const shown = 60;
const dollars = /^-?\d{1,9}(\.\d{1,2})?$/;

/** Columns that say whose row it is; others that describe people are ignored. */
const numberHeads = ["employeeno", "employee no", "employee number", "number"];
const ignoredHeads = new Set(["name", "full name", "fullname", "department", "designation", "month", "period"]);

const plain = (text: string): string => text.trim().toLowerCase();

/** Undefined for a text that is no amount; null for an empty cell. */
function centsOf(text: string): number | null | undefined {
  const clean = text
    .trim()
    .replaceAll(",", "")
    .replace(/^\((.+)\)$/, "-$1")
    .replace(/^-?S?\$/, "");
  if (clean === "" || clean === "-") return null;
  if (!dollars.test(clean)) return undefined;
  const [whole = "0", part = ""] = clean.replace("-", "").split(".");
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return clean.startsWith("-") ? -cents : cents;
}

/** `codes` has the code of an item by its lower-case code or name. */
export function readOldPayslips(
  [head, ...body]: readonly CsvRecord[],
  codes: ReadonlyMap<string, string>,
): OldPayslips {
  const heads = (head?.cells ?? []).map(plain);
  const at = heads.findIndex((name) => numberHeads.includes(name));
  const only = (code: string, value: string): OldPayslips => ({
    amounts: [],
    faults: [{ row: 1, column: null, code, value: value.slice(0, shown) }],
  });
  if (at < 0) return only("missing-column", "employeeNo");
  const [codeAt, amountAt] = [heads.indexOf("code"), heads.indexOf("amount")];
  const long = codeAt >= 0 && amountAt >= 0;
  const unknown = heads.find(
    (name, index) => index !== at && name !== "" && !ignoredHeads.has(name) && !codes.has(name),
  );
  if (!long && unknown !== undefined) return only("unknown-column", unknown);
  const sums = new Map<string, OldAmount>();
  const faults: RowFault[] = [];
  const add = (employeeNo: string, code: string, amount: number): void => {
    const key = `${employeeNo.toLowerCase()} ${code}`;
    sums.set(key, { employeeNo, code, amount: (sums.get(key)?.amount ?? 0) + amount });
  };
  for (const { line: row, cells } of body) {
    const employeeNo = (cells[at] ?? "").trim();
    const fault = (column: string | null, code: string, value: string): void =>
      void faults.push({ row, column, code, value: value.slice(0, shown) });
    if (employeeNo === "") {
      if (cells.some((cell) => cell.trim() !== "")) fault("employeeNo", "required", "");
      continue;
    }
    const read = (column: string, code: string, text: string): void => {
      const cents = centsOf(text);
      if (cents === undefined) fault(column, "amount", text);
      else if (cents !== null) add(employeeNo, code, cents);
    };
    if (long) {
      const named = cells[codeAt] ?? "";
      const code = codes.get(plain(named));
      if (code === undefined) fault("code", "unknown-item", named);
      else read("amount", code, cells[amountAt] ?? "");
      continue;
    }
    heads.forEach((name, index) => {
      const code = index === at ? undefined : codes.get(name);
      if (code !== undefined) read(name, code, cells[index] ?? "");
    });
  }
  return { amounts: [...sums.values()], faults: faults.slice(0, maxFaults) };
}
