/** A report table as pages, in landscape. */
import type { PdfPages } from "../../shared/document.ts";
import type { Language } from "../../shared/languages.ts";
import { formatsIn } from "./formats.ts";
import type { ReportCell, ReportColumn, ReportTable } from "./report-table.ts";

function shown(value: ReportCell, { kind }: ReportColumn, language: Language): string {
  if (value === null) return "";
  const { money, number } = formatsIn(language);
  if (typeof value === "string") return value;
  return kind === "money" ? money(value) : number(kind === "count" ? value : value / 100);
}

export function reportPages(
  { title, lead, columns, rows, totals }: ReportTable,
  {
    language,
    foot,
    at,
    colour,
  }: { readonly language: Language; readonly foot: string; readonly at: Date; readonly colour?: string },
): PdfPages {
  const line = (cells: readonly ReportCell[]): string[] =>
    columns.map((column, index) => shown(cells[index] ?? null, column, language));
  const isNumber = ({ kind }: ReportColumn): boolean => kind !== "text";
  return {
    title,
    language,
    landscape: true,
    blocks: [
      { kind: "title", text: title, lead },
      {
        kind: "table",
        size: 8,
        head: columns.map(({ head }) => head),
        columns: columns.map((column) => ({
          share: isNumber(column) ? 2 : column.key === "name" || column.key === "item" ? 4 : 2,
          align: isNumber(column) ? "right" : "left",
        })),
        rows: [
          ...rows.map((cells) => ({ cells: line(cells) })),
          ...(totals === null ? [] : [{ cells: line(totals), strong: true }]),
        ],
      },
    ],
    foot,
    at,
    ...(colour && { colour }),
  };
}
