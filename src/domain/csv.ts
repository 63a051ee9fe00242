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
