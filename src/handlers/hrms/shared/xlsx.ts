/** Writes tables as XLSX: text stays text, so that no spreadsheet runs it as a formula. */
import { strToU8, zipSync } from "fflate";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { type FileCell, plain } from "./file-cells.ts";

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const word = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const frame = {
  "[Content_Types].xml": `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${word}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${word}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${word}.styles+xml"/></Types>`,
  "_rels/.rels": `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // By number: 1 bold, for the head; 2 text, so that what is typed into a template stays as typed; 3 amounts; 4 days.
  "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Without the signs that XML cannot hold. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A, B … Z, AA, AB … */
function columnName(index: number): string {
  return (index >= 26 ? columnName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));
}

const dayLength = 86_400_000;

/** Days are counted from the end of 1899; the count is right from March 1900 on. */
function dayNumber(day: string): number | null {
  const count = (Date.parse(day) - Date.UTC(1899, 11, 30)) / dayLength;
  return count > 60 ? count : null;
}

function numberCell(value: number | string, address: string, style = 0): string {
  return `<c r="${address}" s="${style}"><v>${value}</v></c>`;
}

function textCell(value: string, address: string, style: number): string {
  return `<c r="${address}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function cell(value: FileCell, address: string, style: number): string {
  if (value !== null && typeof value === "object" && !(value instanceof Date)) {
    if ("cents" in value) return numberCell(centsToUnits(value.cents), address, 3);
    const count = dayNumber(value.day);
    return count === null ? textCell(value.day, address, style) : numberCell(count, address, 4);
  }
  const shown = plain(value);
  if (shown === null || shown === "") return "";
  return typeof shown === "number" ? numberCell(shown, address) : textCell(shown, address, style);
}

/** Room for the head and for the texts of the first rows, within bounds. */
function widthOf(column: number, header: readonly string[], rows: readonly (readonly FileCell[])[]): number {
  const lengths = rows.slice(0, 100).map((cells) => (typeof cells[column] === "string" ? cells[column].length : 0));
  return Math.min(60, Math.max(12, (header[column] ?? "").length + 2, ...lengths));
}

/** One sheet, its head in bold and always in view. */
export function toXlsx(
  sheet: string,
  header: readonly string[],
  rows: readonly (readonly FileCell[])[],
): Uint8Array<ArrayBuffer> {
  const columns = header
    .map(
      (_, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${widthOf(index, header, rows)}" style="2" customWidth="1"/>`,
    )
    .join("");
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const names = header.map((_, index) => columnName(index));
  const data = [header, ...rows].map((cells, index) => {
    const line = index + 1;
    return `<row r="${line}">${cells.map((value, column) => cell(value, `${names[column]}${line}`, index === 0 ? 1 : 2)).join("")}</row>`;
  });
  const files = {
    ...frame,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${main}">${view}${columns === "" ? "" : `<cols>${columns}</cols>`}<sheetData>${data.join("")}</sheetData></worksheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 4 }),
  );
}
