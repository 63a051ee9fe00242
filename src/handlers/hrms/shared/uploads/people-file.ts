/** The file of an import of people: read once, kept sealed, shown by its first rows. */
import { gunzipSync, gzipSync } from "node:zlib";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import type { ImportRow } from "#src/domain/people/import/import-file.ts";
import { seal, unseal } from "#src/store/database/sealed.ts";
import { readTableFile } from "./table-file.ts";

const longestHeader = 300;
/** Longer than any field takes: what is beyond it only has to be recognised as too long. */
const maxKept = 1_000;
const samples = 3;

export interface PeopleFile {
  readonly format: "csv" | "xlsx";
  readonly headers: string[];
  readonly rowCount: number;
  readonly firstRows: ImportRow[];
  /** All rows, sealed. */
  readonly content: string;
}

export async function readPeopleFile({
  bytes,
  dataKey,
}: {
  readonly bytes: Uint8Array;
  readonly dataKey: string;
}): Promise<PeopleFile> {
  let headers: string[] | undefined;
  const rows: ImportRow[] = [];
  const format = await readTableFile(bytes, ({ line, cells }) => {
    if (headers) rows.push({ line, cells: cells.slice(0, headers.length).map((cell) => cell.slice(0, maxKept)) });
    else headers = cells.map((cell) => cell.trim().slice(0, longestHeader));
  });
  if (!headers || rows.length === 0) throw new UploadFault("unreadable-file");
  return {
    format,
    headers,
    rowCount: rows.length,
    firstRows: rows.slice(0, samples),
    content: sealRows(dataKey, rows),
  };
}

export function sealRows(dataKey: string, rows: readonly ImportRow[]): string {
  return seal(dataKey, gzipSync(JSON.stringify(rows)).toString("base64"));
}

export function unsealRows(dataKey: string, content: string): ImportRow[] {
  const text = unseal(dataKey, content);
  // Rows of imports from before they were compressed.
  return JSON.parse(
    text.startsWith("[") ? text : gunzipSync(Buffer.from(text, "base64")).toString("utf8"),
  ) as ImportRow[];
}

export function readFirstRows({
  content,
  dataKey,
}: {
  readonly content: string;
  readonly dataKey: string;
}): ImportRow[] {
  return unsealRows(dataKey, content).slice(0, samples);
}
