/** Creates the archives of an export: a CSV per table, and the files, in parts of manageable size. */
import { type AsyncZippable, strToU8, zip } from "fflate";
import { toCsv } from "#src/domain/shared/csv.ts";
import { archiveName, exportCell, fieldName, openName } from "#src/domain/integrations/shared/tenant-export.ts";
import { type FilePlaces, readBytes } from "#src/store/shared/file-storage.ts";
import { unseal } from "#src/store/database/sealed.ts";
import { isSealedName } from "#src/store/database/sealed-places.ts";
import { exportedColumns, exportedFiles, rowsOfTable } from "#src/store/integrations/tenant-export/read.ts";
import { exportedTables, leftOutTables } from "#src/store/integrations/tenant-export/tables.ts";
import type { Transaction } from "#src/store/database/transaction.ts";

interface ArchiveSettings {
  readonly dataKey: string;
  readonly filesDir?: FilePlaces;
}

interface ArchiveWork {
  /** Takes a finished archive; the first is number 1. */
  readonly keep: (part: number, bytes: Buffer) => Promise<void>;
  readonly report: (done: number, total: number) => Promise<void>;
}

/** Uncompressed size after which a part ends. */
const fullAt = 64 * 1024 * 1024;

const zipped = (entries: AsyncZippable): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    zip(entries, { level: 6, consume: true }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes)))),
  );

/** Decrypts encrypted values at any depth. */
function opened(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => opened(key, one));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    if (/(Hash|Last4)$/.test(name)) return [];
    if (typeof held === "string" && isSealedName(name)) return [[name.replace(/Enc$/, ""), unseal(key, held)]];
    return [[name, opened(key, held)]];
  });
  return Object.fromEntries(fields);
}

function cellOf(key: string, column: string, value: unknown) {
  return exportCell(column.endsWith("_enc") && typeof value === "string" ? unseal(key, value) : opened(key, value));
}

/** In the tenant's transaction. */
export async function makeArchives(
  tx: Transaction,
  { dataKey, filesDir }: ArchiveSettings,
  { keep, report }: ArchiveWork,
): Promise<void> {
  const files = await exportedFiles(tx);
  const total = exportedTables.length + files.length;
  let [part, done, held, entries] = [0, 0, 0, {} as AsyncZippable];
  const close = async (): Promise<void> => {
    part += 1;
    await keep(part, await zipped(entries));
    [held, entries] = [0, {}];
  };
  const add = async (name: string, bytes: Uint8Array, level: 0 | 6): Promise<void> => {
    entries[name] = [bytes, { level }];
    held += bytes.length;
    if (held >= fullAt) await close();
  };

  for (const table of exportedTables) {
    const columns = await exportedColumns(tx, table);
    const header = columns.map(openName);
    let number = 0;
    for await (const rows of rowsOfTable(tx, table, columns)) {
      number += 1;
      const lines = rows.map((row) => columns.map((column) => cellOf(dataKey, column, row[column])));
      await add(`${fieldName(table)}${number === 1 ? "" : `-${number}`}.csv`, strToU8(toCsv(header, lines)), 6);
    }
    if (number === 0) await add(`${fieldName(table)}.csv`, strToU8(toCsv(header, [])), 6);
    await report((done += 1), total);
  }
  for (const file of files) {
    // Images and PDFs are already compressed.
    await add(`files/${file.employeeId}/${archiveName(file)}`, Uint8Array.from(await readBytes(tx, file, filesDir)), 0);
    await report((done += 1), total);
  }
  await add(
    "left-out.csv",
    strToU8(
      toCsv(
        ["table", "reason"],
        Object.entries(leftOutTables).map(([table, reason]) => [fieldName(table), reason]),
      ),
    ),
    6,
  );
  await close();
}
