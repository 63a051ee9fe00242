/** Tables as CSV by RFC 4180, safe to open in a spreadsheet. */
import { csvFormatRow } from "d3-dsv";

export type CsvCell = string | number | null;

export interface CsvRecord {
  /** First line of the record, from 1. */
  line: number;
  cells: string[];
}

/**
 * Spreadsheets run text that starts like this as a formula, full-width signs included, unless it is a plain number; an apostrophe
 * makes it text again. In files separated by `;`, text after one becomes a cell of its own, and a quote in the
 * middle of a cell does not protect it. Existing leading apostrophes get one more, so that reading can remove
 * exactly one.
 */
const formula = /(^|[;\t\r\n])(?!-?\d+(?:\.\d+)?(?:$|[;\t\r\n]))(?='*[=+\-@\t\r＝＋－＠])/g;
const disarmed = /(^|[;\t\r\n])'(?='*[=+\-@\t\r＝＋－＠])/g;

/** Escapes a cell so that no spreadsheet runs it as a formula. */
export function escapeCell(value: CsvCell): string {
  return typeof value === "string" ? value.replaceAll(formula, "$1'") : String(value ?? "");
}

/** The text that `escapeCell` was given. */
export function unescapeCell(text: string): string {
  return text.replaceAll(disarmed, "$1");
}

/** Byte order mark: tells spreadsheets that the text is UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => csvFormatRow(row.map(escapeCell))).join("\r\n")}\r\n`;
}
