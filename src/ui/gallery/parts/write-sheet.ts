/** Writes rows as CSV, text with tabs, or a workbook. Text never runs as a formula. */
import { strToU8, zipSync } from "fflate";
import { escapeCell, toCsv, type CsvCell } from "#src/domain/shared/csv.ts";

export const sheetFormats = ["csv", "xlsx", "txt"] as const;
export type SheetFormat = (typeof sheetFormats)[number];

interface SheetFile {
  readonly content: BlobPart;
  readonly type: string;
}

type Rows = readonly (readonly CsvCell[])[];

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

const marks: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };
// Control characters are not allowed in XML.
const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (mark) => marks[mark] ?? "").replace(/[^\P{Cc}\t\n\r]/gu, "");

const cellOf = (value: CsvCell): string =>
  typeof value === "number"
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value ?? "")}</t></is></c>`;

function workbook(rows: Rows): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row) => `<row>${row.map(cellOf).join("")}</row>`).join("");
  const files = {
    "[Content_Types].xml": `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${main}"><sheetData>${lines}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

export function writeSheet(format: SheetFormat, header: readonly string[], rows: Rows): SheetFile {
  if (format === "csv") return { content: toCsv(header, rows), type: "text/csv;charset=utf-8" };
  if (format === "xlsx")
    return {
      content: workbook([header, ...rows]),
      type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    };
  const lines = [header, ...rows].map((row) =>
    row.map((cell) => escapeCell(cell).replaceAll(/[\t\r\n]+/g, " ")).join("\t"),
  );
  return { content: `${lines.join("\r\n")}\r\n`, type: "text/plain;charset=utf-8" };
}

/** Without characters that file systems refuse. */
export const fileNameOf = (text: string): string =>
  text
    .trim()
    .replace(/[\\/:*?"<>|]+/g, "-")
    .replace(/^\.+/, "");
