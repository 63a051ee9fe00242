/** A list as a file, CSV or XLSX, with the columns asked for; no spreadsheet runs any of its cells as a formula. */
import { type Reply, reply } from "#src/contract/handler.ts";
import { invalid } from "#src/contract/problem.ts";
import { type CsvCell, toCsv } from "#src/domain/shared/csv.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { type FileCell, plain } from "./file-cells.ts";
import { toXlsx, xlsxType } from "./xlsx.ts";

/** What every export takes besides what its list takes. */
export interface FileQuery<Column extends string> {
  format?: "csv" | "xlsx" | undefined;
  columns?: readonly Column[] | undefined;
  heads?: readonly string[] | undefined;
}

/** A cell for each column, in the order of the file that names none. */
export type FileColumns<Row, Column extends string = string> = Readonly<Record<Column, (row: Row) => FileCell>>;

function csvCell(cell: FileCell): CsvCell {
  if (cell === null || typeof cell !== "object" || cell instanceof Date) return plain(cell);
  return "cents" in cell ? centsToUnits(cell.cents) : cell.day;
}

/** A table as a file of this name, by its first row what its columns are. */
export async function tableFile(
  name: string,
  format: "csv" | "xlsx",
  head: readonly string[],
  rows: readonly (readonly FileCell[])[],
): Promise<Reply<200, string | Blob>> {
  const headers = { "Content-Disposition": `attachment; filename="${name}.${format}"` };
  if (format === "xlsx") return reply(200, new Blob([await toXlsx(name, head, rows)], { type: xlsxType }), headers);
  return reply(
    200,
    toCsv(
      head,
      rows.map((cells) => cells.map(csvCell)),
    ),
    { ...headers, "Content-Type": "text/csv" },
  );
}

/** Heads by their columns: the words that were given, else the columns' own names. */
export function headsOf(
  { columns, heads }: { columns?: readonly string[] | undefined; heads?: readonly string[] | undefined },
  all: readonly string[],
): ReadonlyMap<string, string> {
  const names = columns ?? all;
  if (heads && heads.length !== names.length) throw invalid("query/heads", "count", { expected: names.length });
  return new Map(names.map((name, index) => [name, heads?.[index] ?? name]));
}

export function listFile<Row, Column extends string>(
  name: string,
  columns: FileColumns<Row, Column>,
  query: FileQuery<Column>,
  rows: readonly Row[],
): Promise<Reply<200, string | Blob>> {
  const heads = headsOf(query, Object.keys(columns));
  const cells = [...heads.keys()].map((column) => columns[column as Column]);
  return tableFile(
    name,
    query.format ?? "csv",
    [...heads.values()],
    rows.map((row) => cells.map((cell) => cell(row))),
  );
}
