/** Writes tables as XLSX: text stays text, so that no spreadsheet runs it as a formula. */
import writeXlsxFile, { type CellObject } from "write-excel-file/node";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { type FileCell, plain } from "./file-cells.ts";

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Spreadsheets count days wrongly before March 1900. */
const firstDate = Date.UTC(1900, 2, 1);

/**
 * Spreadsheets read `_x0041_` in a text as the code of a character. The library fails on texts named like a property of every
 * object, such as `constructor`: the code of their first letter hides them from it.
 */
function escaped(text: string): string {
  const literal = text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_");
  return literal in {} ? `_x00${literal.charCodeAt(0).toString(16).toUpperCase()}_${literal.slice(1)}` : literal;
}

/** In text format, what is typed into a cell stays as typed. */
const emptyText: CellObject = { type: String, format: "@" };

const textCell = (value: string): CellObject => ({ ...emptyText, value: escaped(value) });

function cell(value: FileCell): CellObject | null {
  if (value !== null && typeof value === "object" && !(value instanceof Date)) {
    if ("cents" in value) return { value: Number(centsToUnits(value.cents)), type: Number, format: "#,##0.00" };
    const date = new Date(value.day);
    if (!(date.getTime() >= firstDate)) return textCell(value.day);
    return { value: date, type: Date, format: "yyyy-mm-dd" };
  }
  const shown = plain(value);
  if (shown === null || shown === "") return null;
  return typeof shown === "number" ? { value: shown, type: Number } : textCell(shown);
}

/** Room for the head and for the texts of the first rows, within bounds. */
function widthOf(column: number, header: readonly string[], rows: readonly (readonly FileCell[])[]): number {
  const lengths = rows.slice(0, 100).map((cells) => (typeof cells[column] === "string" ? cells[column].length : 0));
  return Math.min(60, Math.max(12, (header[column] ?? "").length + 2, ...lengths));
}

/** Styles are numbered by their first cell: 0 is none, 1 the head, 2 the empty text cell after the head. */
const textStyle = 2;

/** The library has no option for the style of a column, which cells without a value take. */
const styleOfColumns = (tag: string, attributes: Readonly<Record<string, string | number>>) =>
  tag === "col" ? { ...attributes, style: textStyle } : attributes;

/** One sheet, its head in bold and always in view. */
export async function toXlsx(
  sheet: string,
  header: readonly string[],
  rows: readonly (readonly FileCell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const head = header.map((name): CellObject => ({ value: escaped(name), type: String, fontWeight: "bold" }));
  const file = writeXlsxFile(
    [[...head, emptyText], ...rows.map((cells) => cells.map(cell))],
    {
      sheet: sheet.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31),
      stickyRowsCount: 1,
      columns: header.map((_, column) => ({ width: widthOf(column, header, rows) })),
    },
    {
      features: [
        { files: { transform: { "xl/worksheets/sheet{id}.xml": { transformElementAttributes: styleOfColumns } } } },
      ],
    },
  );
  return new Uint8Array(await file.toBuffer());
}
