/** Bank formats of a company: columns and lines of a file, with what the last pay run would look like in it. */
import { bankFormats as resource } from "#generated/hrms/resources/bank-formats.ts";
import { createBankFormat as check } from "#generated/hrms/validators/bank-formats.js";
import { type BankTemplate, templateFaults } from "#src/domain/payroll/files/bank-template.ts";
import { area } from "../../../crud/area.ts";
import type { Values } from "../../../form/spec.ts";
import { part } from "../../../detail/part.ts";

const isDelimited = ({ layout }: Values): boolean => layout !== "fixed";

export const bankFormats = area("bank-formats", {
  resource,
  check,
  rules: (input: BankTemplate) => templateFaults(input),
  columns: ["name", "layout", "columns", "status", "updatedAt"],
  moreColumns: ["separator", "dates", "amounts", "extension", "description"],
  filters: ["status"],
  ordered: ["columns"],
  views: { columns: part(async () => (await import("./columns-value.tsx")).ColumnsValue, "bank-formats") },
  shown: { separator: isDelimited, heads: isDelimited },
  aids: { lines: part(async () => (await import("./preview.tsx")).Preview, "bank-formats") },
  form: {
    basics: [["name"], ["description"], ["status"]],
    form: [["layout", "separator"], ["dates", "amounts", "extension"], ["heads"]],
    columns: [["columns"]],
    lines: [["header"], ["footer"]],
  },
});
