/** Reads an uploaded table, CSV or XLSX by its first bytes, row by row within limits. */
import { isUtf8 } from "node:buffer";
import type { CsvRecord } from "#src/domain/shared/csv.ts";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import { type TableLimits, tableLimits } from "#src/domain/shared/upload/limits.ts";
import { TableTally } from "#src/domain/shared/upload/tally.ts";
import { readCsvRows } from "./csv-reader.ts";
import { readXlsxSheets } from "./xlsx-reader.ts";

/** Bytes in which the first line is looked for. */
const longestHead = 65_536;

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** Excel writes CSV with semicolons where the comma is used in numbers: the head then has more of them, outside of quotes. */
function separatorOf(text: string): "," | ";" {
  const head = text.slice(0, /\r|\n/.exec(text)?.index ?? text.length).replaceAll(/"[^"]*"/g, "");
  return head.split(";").length > head.split(",").length ? ";" : ",";
}

function readCsvTable(bytes: Uint8Array, onRecord: (record: CsvRecord) => void, limits: TableLimits): void {
  if (!isUtf8(bytes)) throw new UploadFault("wrong-encoding");
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const separator = separatorOf(content.toString("utf8", 0, longestHead));
  if (!readCsvRows(content, onRecord, { separator, tally: new TableTally(limits) }))
    throw new UploadFault("open-quote");
}

const isArchive = (bytes: Uint8Array): boolean => {
  // Older workbooks and those with a password are no archives.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UploadFault("protected-file");
  return startsWith(bytes, [0x50, 0x4b]);
};

/** Hands over each row of each sheet, the first of which is its head; a CSV file is one sheet without a name. Throws an UploadFault. */
export async function readTableSheets(
  bytes: Uint8Array,
  onSheet: (name: string) => (record: CsvRecord) => void,
  limits = tableLimits,
): Promise<"csv" | "xlsx"> {
  if (isArchive(bytes)) {
    await readXlsxSheets(bytes, onSheet, limits);
    return "xlsx";
  }
  readCsvTable(bytes, onSheet(""), limits);
  return "csv";
}
