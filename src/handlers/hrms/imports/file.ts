/** The file of an import: read when it is uploaded, kept sealed, shown by a few cells of each column. */
import { TextDecoder } from "node:util";
import { type CsvRecord, readCsv } from "#src/domain/csv.ts";
import type { ImportRow } from "#src/domain/people/import/import-file.ts";
import { seal, unseal } from "#src/store/sealed.ts";
import { readXlsx } from "../shared/xlsx.ts";

export const mostRows = 20_000;
const mostColumns = 200;
const longestCell = 300;

interface ReadFile {
  readonly format: "csv" | "xlsx";
  readonly headers: string[];
  readonly rows: ImportRow[];
}

const zip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Excel writes CSV with semicolons where the comma is in numbers: the sign that the head has more of outside of quotes. */
function csvOf(bytes: Uint8Array): CsvRecord[] | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const head = text.slice(0, /\r|\n/.exec(text)?.index ?? text.length).replaceAll(/"[^"]*"/g, "");
    const semicolons = head.split(";").length > head.split(",").length;
    return readCsv(semicolons ? swapped(text) : text);
  } catch {
    return null;
  }
}

/** Semicolons between cells become commas, and cells that hold a comma are quoted. */
function swapped(text: string): string {
  return text
    .replaceAll(/"(?:[^"]|"")*"|[^;\r\n"]+|;/g, (part) => (part === ";" ? "," : part.startsWith('"') || !part.includes(",") ? part : `"${part}"`));
}

/** Null where the bytes hold no table with a head and rows, or too many. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile | null> {
  const format = zip(bytes) ? "xlsx" : "csv";
  const records = format === "xlsx" ? await readXlsx(bytes) : csvOf(bytes);
  const [head, ...body] = records ?? [];
  if (head === undefined || body.length === 0 || body.length > mostRows || head.cells.length > mostColumns) return null;
  const headers = head.cells.map((cell) => cell.trim().slice(0, longestCell));
  return { format, headers, rows: body.map(({ line, cells }) => ({ line, cells: cells.slice(0, headers.length).map((cell) => cell.slice(0, longestCell)) })) };
}

export const sealRows = (dataKey: string, rows: readonly ImportRow[]): string => seal(dataKey, JSON.stringify(rows));
export const unsealRows = (dataKey: string, content: string): ImportRow[] => JSON.parse(unseal(dataKey, content)) as ImportRow[];
