/** Reads CSV as spreadsheets write it: any line end, UTF-8, empty lines skipped, escaping apostrophes removed. */
import { CsvError, parse } from "csv-parse/sync";
import { type CsvRecord, unescapeCell } from "#src/domain/shared/csv.ts";
import type { TableTally } from "#src/domain/shared/upload/tally.ts";

interface CsvOptions {
  readonly separator?: "," | ";";
  readonly tally?: TableTally;
}

const lineEnds = /\r\n?|\n/g;

/** Hands over each record once it is complete; false if a quote is never closed. */
export function readCsvRows(
  content: string | Buffer,
  onRecord: (record: CsvRecord) => void,
  { separator = ",", tally }: CsvOptions = {},
): boolean {
  let line = 1;
  /** Empty lines and line breaks inside cells: the parser counts CRLF in a cell twice. */
  let emptyLines = 0;
  let breaks = 0;
  try {
    parse(content, {
      bom: true,
      delimiter: separator,
      record_delimiter: ["\r\n", "\n", "\r"],
      // A quote in the middle of a cell is text.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // The tally has the limits.
      max_record_size: 0,
      cast(text, { column, quoting, empty_lines }) {
        if (column === 0) {
          line += empty_lines - emptyLines;
          emptyLines = empty_lines;
        }
        tally?.cell(line, Number(column), text.length);
        if (quoting) breaks += text.match(lineEnds)?.length ?? 0;
        return unescapeCell(text);
      },
      on_record(cells: string[]) {
        tally?.row();
        onRecord({ line, cells });
        line += 1 + breaks;
        breaks = 0;
        return null;
      },
    });
    return true;
  } catch (error) {
    if (error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED") return false;
    throw error;
  }
}

/** The whole table at once; null if a quote is never closed. */
export function readCsv(text: string, tally?: TableTally): CsvRecord[] | null {
  const records: CsvRecord[] = [];
  return readCsvRows(text, (record) => void records.push(record), tally && { tally }) ? records : null;
}
