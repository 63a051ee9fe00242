/** Reads an uploaded table, CSV or XLSX by its first bytes, row by row within limits. */
import { TextDecoder } from "node:util";
import { CsvReader, type CsvRecord } from "#src/domain/shared/csv.ts";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import { type TableLimits, tableLimits } from "#src/domain/shared/upload/limits.ts";
import { TableTally } from "#src/domain/shared/upload/tally.ts";
import { readXlsxRows } from "./xlsx-reader.ts";

const pieceBytes = 65_536;

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** Excel writes CSV with semicolons where the comma is used in numbers: the head then has more of them, outside of quotes. */
function separatorOf(text: string): "," | ";" {
  const head = text.slice(0, /\r|\n/.exec(text)?.index ?? text.length).replaceAll(/"[^"]*"/g, "");
  return head.split(";").length > head.split(",").length ? ";" : ",";
}

function decode(decoder: TextDecoder, piece: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece.length > 0 });
  } catch {
    throw new UploadFault("wrong-encoding");
  }
}

function readCsvRows(bytes: Uint8Array, onRecord: (record: CsvRecord) => void, limits: TableLimits): void {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const first = decode(decoder, bytes.subarray(0, pieceBytes));
  const reader = new CsvReader(onRecord, { separator: separatorOf(first), tally: new TableTally(limits) });
  reader.write(first);
  for (let from = pieceBytes; from < bytes.length; from += pieceBytes)
    reader.write(decode(decoder, bytes.subarray(from, from + pieceBytes)));
  reader.write(decode(decoder, new Uint8Array()));
  if (!reader.end()) throw new UploadFault("open-quote");
}

/** Hands over each row, the first of which is the head. Throws an UploadFault. */
export async function readTableFile(
  bytes: Uint8Array,
  onRecord: (record: CsvRecord) => void,
  limits = tableLimits,
): Promise<"csv" | "xlsx"> {
  // Older workbooks and those with a password are no archives.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UploadFault("protected-file");
  if (startsWith(bytes, [0x50, 0x4b])) {
    await readXlsxRows(bytes, onRecord, limits);
    return "xlsx";
  }
  readCsvRows(bytes, onRecord, limits);
  return "csv";
}
