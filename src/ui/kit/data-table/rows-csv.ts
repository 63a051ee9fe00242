/** A table as a file: the columns on show in their order, by the words of their heads. */
import { toCsv } from "#src/domain/csv.ts";
import { downloadFile } from "../download.ts";
import type { Column } from "./column.ts";

export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  return toCsv(
    written.map(({ header }) => header),
    rows.map((row) => written.map(({ value }) => value(row))),
  );
}

export function saveCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  downloadFile(`${name}.csv`, rowsToCsv(columns, rows), "text/csv;charset=utf-8");
}
