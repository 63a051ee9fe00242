/** A bank's own table of payments: the company chooses columns, order and form, for banks whose format the product does not know. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { escapeCell } from "../../shared/csv.ts";
import { centsToUnits } from "../../shared/money.ts";
import { type BankFile, type BankOrder, type BankPayment, orderTotals } from "./bank-order.ts";
import { bankAccount, bankText, dayMonthYear, yearMonthDay } from "./bank-text.ts";

export const templateColumns = [
  "number",
  "reference",
  "name",
  "account",
  "bic",
  "bankCode",
  "amount",
  "currency",
  "purpose",
  "valueDate",
  "fileReference",
  "payerName",
  "payerAccount",
  "payerId",
  "fixed",
] as const;
type TemplateColumn = (typeof templateColumns)[number];

export interface BankTemplate {
  readonly columns: readonly {
    readonly of: TemplateColumn;
    readonly head: string;
    /** The longest text that the bank accepts; the rest is cut. */
    readonly length?: number;
    /** The text of a `fixed` column. */
    readonly value?: string;
  }[];
  readonly separator: "," | ";" | "|" | "tab";
  readonly dates: "yyyymmdd" | "ddmmyyyy" | "yyyy-mm-dd" | "dd/mm/yyyy";
  readonly amounts: "units" | "cents";
  readonly heads: boolean;
  readonly totals: boolean;
}

export const maxTemplateColumns = 40;

/** A file without account or amount pays no one; a bank account and an amount must not be cut. */
export function templateFaults({ columns }: BankTemplate): ProblemFault[] {
  const has = (...names: readonly TemplateColumn[]): boolean => columns.some(({ of }) => names.includes(of));
  const needed: readonly (readonly TemplateColumn[])[] = [["account"], ["amount"], ["bic", "bankCode"]];
  return [
    ...needed.filter((names) => !has(...names)).map(([name = ""]) => ({ pointer: "/columns", code: `no-${name}` })),
    ...(columns.length > maxTemplateColumns
      ? [{ pointer: "/columns", code: "too-many", params: { maximum: maxTemplateColumns } }]
      : []),
    ...columns.flatMap(({ of, length, value }, index) => [
      ...(length !== undefined && (of === "account" || of === "amount")
        ? [{ pointer: `/columns/${index}/length`, code: "not-for-this-column" }]
        : []),
      ...(of === "fixed" && !value ? [{ pointer: `/columns/${index}/value`, code: "required" }] : []),
    ]),
  ];
}

function dateOf(date: string, form: BankTemplate["dates"]): string {
  if (form === "yyyymmdd") return yearMonthDay(date);
  if (form === "ddmmyyyy") return dayMonthYear(date);
  if (form === "yyyy-mm-dd") return date;
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

function cellOf(
  { of, length, value = "" }: BankTemplate["columns"][number],
  order: BankOrder,
  { payee, amount, reference }: BankPayment,
  row: number,
  template: BankTemplate,
  bankCodes: ReadonlyMap<string, string>,
): string {
  const { payer } = order;
  const cells: Readonly<Record<TemplateColumn, () => string>> = {
    number: () => String(row),
    reference: () => bankText(reference),
    name: () => bankText(payee.name),
    account: () => bankAccount(payee.account),
    bic: () => payee.bic,
    bankCode: () => bankCodes.get(payee.bic) ?? "",
    amount: () => (template.amounts === "cents" ? String(amount) : centsToUnits(amount)),
    currency: () => "SGD",
    purpose: () => order.purpose,
    valueDate: () => dateOf(order.valueDate, template.dates),
    fileReference: () => bankText(order.reference),
    payerName: () => bankText(payer.name),
    payerAccount: () => bankAccount(payer.account),
    payerId: () => payer.customerId ?? "",
    fixed: () => value,
  };
  return cells[of]().slice(0, length);
}

/** Clearing codes of banks by their BIC, for columns of `bankCode`. */
export function writeTemplate(
  order: BankOrder,
  template: BankTemplate,
  bankCodes: ReadonlyMap<string, string>,
): BankFile {
  const { columns, heads, totals } = template;
  const { count, total } = orderTotals(order);
  const separator = template.separator === "tab" ? "\t" : template.separator;
  const quoted = (cell: string): string =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const line = (cells: readonly string[]): string => `${cells.map(quoted).join(separator)}\r\n`;
  const sum = template.amounts === "cents" ? String(total) : centsToUnits(total);
  const lines = [
    ...(heads ? [line(columns.map(({ head }) => escapeCell(head)))] : []),
    ...order.payments.map((one, index) =>
      line(columns.map((column) => escapeCell(cellOf(column, order, one, index + 1, template, bankCodes)))),
    ),
    ...(totals ? [line(columns.map(({ of }) => (of === "amount" ? sum : of === "number" ? String(count) : "")))] : []),
  ];
  return {
    name: `payments-${yearMonthDay(order.valueDate)}-${String(order.number).padStart(3, "0")}.csv`,
    mediaType: "text/csv",
    content: lines.join(""),
    count,
    total,
  };
}
