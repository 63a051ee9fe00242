/** Tables as CSV by RFC 4180, safe to open in a spreadsheet. */

export type CsvCell = string | number | null;

/** Spreadsheets run text that starts so as a formula, unless it is a plain number; an apostrophe makes it text again. */
const formula = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;

/** A cell as text that no spreadsheet runs. */
export function harmless(value: CsvCell): string {
  return typeof value === "string" && formula.test(value) ? `'${value}` : String(value ?? "");
}

function cell(value: CsvCell): string {
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The mark at the start tells spreadsheets that the text is UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

export interface CsvRecord {
  /** Line of the file where the record begins, from 1. */
  line: number;
  cells: string[];
}

/** Reads RFC 4180 with either line end, the mark of UTF-8 left out; null with a quote that does not end. Empty lines are none. */
export function readCsv(text: string): CsvRecord[] | null {
  const token = /"((?:[^"]|"")*)"|([^",\r\n]+)|(,)|(\r\n|\n|\r)|(")/g;
  const records: CsvRecord[] = [];
  let [line, begun, cells, cell, touched] = [1, 1, [] as string[], "", false];
  const end = (): void => {
    if (touched || cells.length > 0) records.push({ line: begun, cells: [...cells, cell] });
    [cells, cell, touched] = [[], "", false];
  };
  for (const [, quoted, plain, comma, lineEnd, stray] of text.replace(/^\uFEFF/, "").matchAll(token)) {
    if (stray !== undefined) return null;
    if (lineEnd !== undefined) {
      end();
      line += 1;
      begun = line;
    } else if (comma !== undefined) {
      cells.push(cell);
      [cell, touched] = ["", true];
    } else {
      cell += quoted?.replaceAll('""', '"') ?? plain ?? "";
      touched = true;
      line += quoted?.match(/\r\n|\n|\r/g)?.length ?? 0;
    }
  }
  end();
  return records;
}
