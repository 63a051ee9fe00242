/** Exports visible columns as CSV or to the clipboard. */
import { escapeCell, toCsv, type CsvCell } from "#src/domain/shared/csv.ts";
import { downloadFile } from "../kit/download.ts";
import type { Column } from "../table/column.ts";

function written<Row>(columns: readonly Column<Row>[]) {
  return columns.flatMap(({ header, value, inFile }) => (value ? [{ header: inFile?.header ?? header, value }] : []));
}

export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const own = written(columns);
  return toCsv(
    own.map(({ header }) => header),
    rows.map((row) => own.map(({ value }) => value(row))),
  );
}

export function saveCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  downloadFile(`${name}.csv`, rowsToCsv(columns, rows), "text/csv;charset=utf-8");
}

/** Tab-separated, as spreadsheets expect from the clipboard. */
export function rowsToText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const own = written(columns);
  const plain = (value: CsvCell): string => escapeCell(value).replaceAll(/[\t\r\n]+/g, " ");
  return [own.map(({ header }) => header), ...rows.map((row) => own.map(({ value }) => plain(value(row))))]
    .map((cells) => cells.join("\t"))
    .join("\n");
}
