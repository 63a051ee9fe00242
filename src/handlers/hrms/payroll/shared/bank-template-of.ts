/** A bank format as entered or stored, in the form that writes files. */
import type { BankFormatInput } from "#generated/hrms/schema.ts";
import { type BankTemplate, templateSeparators } from "#src/domain/payroll/files/bank-template.ts";

/** Texts that a column does not use are dropped. */
export const storedColumns = (columns: BankFormatInput["columns"]) =>
  columns.map(({ of, head = null, length = null, value = null }) => ({
    of,
    head,
    length,
    value: of === "fixed" ? value : null,
  }));

type Entered = Omit<BankFormatInput, "name" | "description" | "status">;

export function templateOf({ columns, header, footer, ...body }: Entered): BankTemplate {
  const { layout = "delimited", separator = "comma", dates = "yyyymmdd", amounts = "units" } = body;
  return {
    layout,
    separator: templateSeparators[separator],
    dates,
    amounts,
    heads: body.heads ?? false,
    extension: body.extension ?? "csv",
    columns: storedColumns(columns),
    header: header ?? null,
    footer: footer ?? null,
  };
}
