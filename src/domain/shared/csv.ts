/** Tables as CSV by RFC 4180, safe to open in a spreadsheet. */
import type { TableTally } from "./upload/tally.ts";

export type CsvCell = string | number | null;

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

function cell(value: CsvCell): string {
  const text = escapeCell(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Byte order mark: tells spreadsheets that the text is UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

export interface CsvRecord {
  /** First line of the record, from 1. */
  line: number;
  cells: string[];
}

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

/** Incremental RFC 4180 parser: accepts both line ends, removes escaping apostrophes, skips empty lines. */
export class CsvReader {
  readonly #separator: number;
  readonly #tally: TableTally | undefined;
  readonly #onRecord: (record: CsvRecord) => void;
  #line = 1;
  #begun = 1;
  #cells: string[] = [];
  #cell = "";
  #touched = false;
  #quoted = false;
  /** The previous character closed a quoted part; a second quote right after it is an escaped quote. */
  #closed = false;
  #afterReturn = false;

  constructor(
    onRecord: (record: CsvRecord) => void,
    { separator = ",", tally }: { readonly separator?: string; readonly tally?: TableTally } = {},
  ) {
    this.#separator = separator.charCodeAt(0);
    this.#tally = tally;
    this.#onRecord = onRecord;
  }

  write(text: string): void {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      const afterReturn = this.#afterReturn;
      const closed = this.#closed;
      this.#afterReturn = sign === carriageReturn;
      this.#closed = false;
      if (this.#quoted) {
        if (sign === quote) {
          this.#add(text.slice(start, at));
          start = at + 1;
          this.#quoted = false;
          this.#closed = true;
        } else if (sign === carriageReturn || (sign === lineFeed && !afterReturn)) this.#line += 1;
      } else if (sign === quote) {
        this.#add(closed ? '"' : text.slice(start, at));
        start = at + 1;
        this.#quoted = true;
        this.#touched = true;
      } else if (sign === this.#separator) {
        this.#add(text.slice(start, at));
        start = at + 1;
        this.#endCell();
        this.#touched = true;
      } else if (sign === carriageReturn || sign === lineFeed) {
        this.#add(text.slice(start, at));
        start = at + 1;
        // CRLF is one line end.
        if (sign === lineFeed && afterReturn) continue;
        this.#endRecord();
        this.#line += 1;
        this.#begun = this.#line;
      }
    }
    this.#add(text.slice(start));
  }

  /** False if a quote is still open. */
  end(): boolean {
    if (this.#quoted) return false;
    this.#endRecord();
    return true;
  }

  #add(text: string): void {
    if (text === "") return;
    this.#cell += text;
    this.#touched = true;
    this.#tally?.length(this.#begun, this.#cells.length, this.#cell.length);
  }

  #endCell(): void {
    this.#tally?.cell(this.#begun, this.#cells.length, this.#cell.length);
    this.#cells.push(this.#cell.replaceAll(disarmed, "$1"));
    this.#cell = "";
  }

  #endRecord(): void {
    if (this.#touched || this.#cells.length > 0) {
      this.#tally?.row();
      this.#endCell();
      this.#onRecord({ line: this.#begun, cells: this.#cells });
    }
    this.#cells = [];
    this.#touched = false;
  }
}

/** Parses a whole text, ignoring a byte order mark; null if a quote is never closed. */
export function readCsv(text: string, tally?: TableTally): CsvRecord[] | null {
  const records: CsvRecord[] = [];
  const reader = new CsvReader((record) => void records.push(record), tally && { tally });
  reader.write(text.replace(/^\uFEFF/, ""));
  return reader.end() ? records : null;
}
