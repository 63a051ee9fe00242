/** The file of an import of people: read once, kept sealed, shown by its first rows. */
import { gunzipSync, gzipSync } from "node:zlib";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import type { ImportRow } from "#src/domain/people/import/import-file.ts";
import { seal, unseal } from "#src/store/database/sealed.ts";
import { readTableSheets } from "./table-file.ts";

const longestHeader = 300;
/** Longer than any field takes: what is beyond it only has to be recognised as too long. */
const maxKept = 1_000;
const samples = 3;
/** More than the kinds of sheets there are, for notes and lists. */
const maxSheets = 20;

interface ReadSheet {
  readonly name: string;
  readonly headers: string[];
  readonly rows: number;
  readonly firstRows: ImportRow[];
}

export interface ImportFile {
  readonly format: "csv" | "xlsx";
  readonly sheets: readonly ReadSheet[];
  /** The rows of all sheets, sealed. */
  readonly content: string;
}

/** Sheets without a row below their head are left out. */
export async function readImportFile({
  bytes,
  dataKey,
}: {
  readonly bytes: Uint8Array;
  readonly dataKey: string;
}): Promise<ImportFile> {
  const all: { name: string; headers: string[] | undefined; rows: ImportRow[] }[] = [];
  const format = await readTableSheets(bytes, (name) => {
    const sheet: (typeof all)[number] = { name, headers: undefined, rows: [] };
    if (all.length < maxSheets) all.push(sheet);
    return ({ line, cells }) => {
      if (sheet.headers)
        sheet.rows.push({ line, cells: cells.slice(0, sheet.headers.length).map((cell) => cell.slice(0, maxKept)) });
      else sheet.headers = cells.map((cell) => cell.trim().slice(0, longestHeader));
    };
  });
  const sheets = all.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw new UploadFault("unreadable-file");
  return {
    format,
    sheets: sheets.map(({ name, headers = [], rows }) => ({
      name,
      headers,
      rows: rows.length,
      firstRows: rows.slice(0, samples),
    })),
    content: sealJson(
      dataKey,
      sheets.map(({ rows }) => rows),
    ),
  };
}

export function sealJson(dataKey: string, value: unknown): string {
  return seal(dataKey, gzipSync(JSON.stringify(value)).toString("base64"));
}

export function unsealJson(dataKey: string, content: string): unknown {
  const text = unseal(dataKey, content);
  // Rows of imports from before they were compressed.
  return JSON.parse(text.startsWith("[") ? text : gunzipSync(Buffer.from(text, "base64")).toString("utf8"));
}

/** By sheet; files of earlier versions have one. */
export function unsealRows(dataKey: string, content: string): ImportRow[][] {
  const rows = unsealJson(dataKey, content) as ImportRow[] | ImportRow[][];
  return (rows.length === 0 || Array.isArray(rows[0]) ? rows : [rows]) as ImportRow[][];
}

export function readFirstRows({
  content,
  dataKey,
}: {
  readonly content: string;
  readonly dataKey: string;
}): ImportRow[][] {
  return unsealRows(dataKey, content).map((rows) => rows.slice(0, samples));
}
