/** A bank's own table of payments: the company chooses columns, order and form, for banks whose format the product does not know. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { escapeCell } from "../../shared/csv.ts";
import { centsToUnits } from "../../shared/money.ts";
import { type BankFile, type BankOrder, type BankPayment, orderTotals } from "./bank-order.ts";
import { inWidth, type LineFact, lineFaults, writtenLines } from "./bank-template-lines.ts";
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
    readonly head?: string | null | undefined;
    /** The longest text that the bank accepts, the rest is cut; in a table of fixed width the width of the column. */
    readonly length?: number | null | undefined;
    /** The text of a `fixed` column. */
    readonly value?: string | null | undefined;
  }[];
  /** Columns of fixed width have neither separators nor headings. */
  readonly layout?: (typeof templateLayouts)[number];
  readonly separator: "," | ";" | "|" | "tab";
  readonly dates: (typeof templateDates)[number];
  readonly amounts: (typeof templateAmounts)[number];
  readonly heads: boolean;
  /** Lines before the headings and after the payments, with facts in braces. */
  readonly header?: string | null | undefined;
  readonly footer?: string | null | undefined;
  readonly extension?: (typeof templateExtensions)[number];
}

export const templateLayouts = ["delimited", "fixed"] as const;
/** As companies choose them. */
export const templateSeparators = { comma: ",", semicolon: ";", pipe: "|", tab: "tab" } as const;
export type TemplateSeparator = keyof typeof templateSeparators;
export const templateDates = ["yyyymmdd", "ddmmyyyy", "yyyy-mm-dd", "dd/mm/yyyy"] as const;
export const templateAmounts = ["units", "cents"] as const;
export const templateExtensions = ["csv", "txt"] as const;

export const maxTemplateColumns = 40;

/** A file without account or amount pays no one; a bank account and an amount must not be cut. */
export function templateFaults({ columns, layout, header, footer }: BankTemplate): ProblemFault[] {
  const isFixed = layout === "fixed";
  const has = (...names: readonly TemplateColumn[]): boolean => columns.some(({ of }) => names.includes(of));
  const needed: readonly (readonly TemplateColumn[])[] = [["account"], ["amount"], ["bic", "bankCode"]];
  return [
    ...needed.filter((names) => !has(...names)).map(([name = ""]) => ({ pointer: "/columns", code: `no-${name}` })),
    ...(columns.length > maxTemplateColumns
      ? [{ pointer: "/columns", code: "too-many", params: { maximum: maxTemplateColumns } }]
      : []),
    ...columns.flatMap(({ of, length, value }, index) => [
      ...(!isFixed && length != null && (of === "account" || of === "amount")
        ? [{ pointer: `/columns/${index}/length`, code: "not-for-this-column" }]
        : []),
      ...(isFixed && length == null ? [{ pointer: `/columns/${index}/length`, code: "required" }] : []),
      ...(of === "fixed" && !value ? [{ pointer: `/columns/${index}/value`, code: "required" }] : []),
      ...(of === "fixed" && value && length != null && value.length > length
        ? [{ pointer: `/columns/${index}/value`, code: "wider-than-column", params: { maximum: length } }]
        : []),
    ]),
    ...lineFaults("/header", header ?? ""),
    ...lineFaults("/footer", footer ?? ""),
  ];
}

function dateOf(date: string, form: BankTemplate["dates"]): string {
  if (form === "yyyymmdd") return yearMonthDay(date);
  if (form === "ddmmyyyy") return dayMonthYear(date);
  if (form === "yyyy-mm-dd") return date;
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

function cellOf(
  { of, length, value }: BankTemplate["columns"][number],
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
    fixed: () => value ?? "",
  };
  const text = cells[of]();
  return template.layout === "fixed" || length == null ? text : text.slice(0, length);
}

/** How a column of fixed width takes its text: amounts and numbers with zeros in front, names cut. */
const fitOf: Partial<Record<TemplateColumn, "number" | "cut">> = {
  number: "number",
  amount: "number",
  name: "cut",
  payerName: "cut",
  fileReference: "cut",
};

interface Written {
  readonly lines: readonly string[];
  /** What does not fit its width: nothing may be cut off an account, an amount or a reference. */
  readonly faults: readonly ProblemFault[];
}

function factsOf(order: BankOrder, template: BankTemplate): Record<LineFact, string> {
  const { count, total } = orderTotals(order);
  const { payer } = order;
  return {
    count: String(count),
    total: template.amounts === "cents" ? String(total) : centsToUnits(total),
    valueDate: dateOf(order.valueDate, template.dates),
    createdOn: dateOf(order.createdOn, template.dates),
    fileNumber: String(order.number),
    fileReference: bankText(order.reference),
    payerName: bankText(payer.name),
    payerAccount: bankAccount(payer.account),
    payerBic: payer.bic,
    payerId: payer.customerId ?? "",
    purpose: order.purpose,
  };
}

/** The lines of the file: header, headings, a line for each payment, footer. */
export function templateLines(
  order: BankOrder,
  template: BankTemplate,
  bankCodes: ReadonlyMap<string, string>,
): Written {
  const { columns, heads, layout, header, footer } = template;
  const separator = template.separator === "tab" ? "\t" : template.separator;
  const faults: ProblemFault[] = [];
  const quoted = (cell: string): string =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const line = (cells: readonly string[]): string => cells.map(quoted).join(separator);
  const fixedLine = (one: BankPayment, index: number): string =>
    columns
      .map((column) => {
        const text = cellOf(column, order, one, index + 1, template, bankCodes);
        const fitted = inWidth(text, column.length ?? text.length, fitOf[column.of] ?? "text");
        if (fitted === undefined)
          faults.push({
            pointer: `/payments/${index}/${column.of}`,
            code: "too-long",
            params: { maximum: column.length ?? 0 },
          });
        return fitted ?? text;
      })
      .join("");
  const around = (pointer: string, text: string | null | undefined): readonly string[] => {
    const { lines, tooLong } = writtenLines(text ?? "", factsOf(order, template));
    faults.push(...tooLong.map((fact) => ({ pointer, code: "fact-too-long", params: { fact } })));
    return lines;
  };
  const lines = [
    ...around("/header", header),
    ...(heads && layout !== "fixed" ? [line(columns.map(({ head }) => escapeCell(head ?? "")))] : []),
    ...order.payments.map((one, index) =>
      layout === "fixed"
        ? fixedLine(one, index)
        : line(columns.map((column) => escapeCell(cellOf(column, order, one, index + 1, template, bankCodes)))),
    ),
    ...around("/footer", footer),
  ];
  return { lines, faults };
}

export const templateFileName = (
  { valueDate, number }: Pick<BankOrder, "valueDate" | "number">,
  { extension = "csv" }: BankTemplate,
): string => `payments-${yearMonthDay(valueDate)}-${String(number).padStart(3, "0")}.${extension}`;

/** Clearing codes of banks by their BIC, for columns of `bankCode`. */
export function writeTemplate(
  order: BankOrder,
  template: BankTemplate,
  bankCodes: ReadonlyMap<string, string>,
): BankFile {
  const { count, total } = orderTotals(order);
  const { lines } = templateLines(order, template, bankCodes);
  return {
    name: templateFileName(order, template),
    mediaType: template.extension === "txt" ? "text/plain" : "text/csv",
    content: lines.map((line) => `${line}\r\n`).join(""),
    count,
    total,
  };
}
