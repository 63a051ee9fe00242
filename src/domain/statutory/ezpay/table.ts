/** Employees of a CPF EZPay file from CSV, or from cells pasted out of a spreadsheet. */
import { dsvFormat } from "d3-dsv";
import type { EmploymentStatus } from "./layout.ts";

/** Columns in the order in which they are expected without a heading line. */
export const ezpayColumns = [
  "account",
  "name",
  "status",
  "cpf",
  "ordinaryWages",
  "additionalWages",
  "mbmf",
  "sinda",
  "cdac",
  "ecf",
  "communityChest",
] as const;
type Column = (typeof ezpayColumns)[number];

/** Amounts in cents. */
export type EzpayRow = { account: string; name: string; status: EmploymentStatus } & {
  [Amount in Exclude<Column, "account" | "name" | "status">]: number;
};

export interface EzpayTable {
  readonly rows: readonly EzpayRow[];
  readonly faults: readonly { readonly line: number; readonly code: "columns" | "status" | "amount" }[];
}

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, "");

function centsOf(text: string): number | undefined {
  const amount = text.trim().replace(/^S?\$\s*/, "");
  if (amount === "" || amount === "-") return 0;
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(amount)) return undefined;
  const [dollars = "", cents = ""] = amount.replaceAll(",", "").split(".");
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

export function readEzpayTable(text: string): EzpayTable {
  const lines = dsvFormat(text.includes("\t") ? "\t" : ",").parseRows(text.replace(/^\ufeff/, ""));
  const [first = []] = lines;
  const headings = first.map(plain);
  const titled = headings.includes("account");
  const columns = titled ? headings : ezpayColumns.map(plain);
  const rows: EzpayRow[] = [];
  const faults: EzpayTable["faults"][number][] = [];
  lines.forEach((cells, index) => {
    if ((titled && index === 0) || cells.every((cell) => cell.trim() === "")) return;
    const of = (column: Column): string => cells[columns.indexOf(plain(column))]?.trim() ?? "";
    const status = of("status") === "" ? "E" : of("status").toUpperCase();
    const amounts = Object.fromEntries(ezpayColumns.slice(3).map((column) => [column, centsOf(of(column))]));
    const line = index + 1;
    if (of("account") === "" || of("name") === "") faults.push({ line, code: "columns" });
    else if (!["E", "L", "N", "O"].includes(status)) faults.push({ line, code: "status" });
    else if (Object.values(amounts).includes(undefined)) faults.push({ line, code: "amount" });
    else rows.push({ account: of("account"), name: of("name"), status, ...amounts } as EzpayRow);
  });
  return { rows, faults };
}
