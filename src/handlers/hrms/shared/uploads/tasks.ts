/** What the workers for uploaded files and documents do, by name. */
import { createHash } from "node:crypto";
import { type OccupationFile, type OccupationRow, readOccupations } from "#src/domain/platform/occupation-import.ts";
import {
  type HolidayFile,
  isCalendarFile,
  readHolidayCalendar,
  readHolidayTable,
} from "#src/domain/leave/shared/holiday-file.ts";
import { readManualLeaveRows } from "#src/domain/leave/import-rows.ts";
import { readManualRows, readPunchRows, readRosterRows } from "#src/domain/attendance/import-rows.ts";
import { readPayItemRows } from "#src/domain/payroll/import-rows.ts";
import { readLedgerAccountRows } from "#src/domain/payroll/ledger-account-rows.ts";
import { type OldPayslips, readOldPayslips } from "#src/domain/payroll/old-payslips.ts";
import type { CsvRecord } from "#src/domain/shared/csv.ts";
import { fileKind } from "#src/domain/people/file-kind.ts";
import { tableLimits } from "#src/domain/shared/upload/limits.ts";
import { TableTally } from "#src/domain/shared/upload/tally.ts";
import { checkedPictureKind, type PictureKind } from "#src/domain/shared/picture-kind.ts";
import type { PdfPages } from "#src/domain/shared/document.ts";
import { pdfPages } from "../documents/pdf-pages.ts";
import { readCsv } from "./csv-reader.ts";
import { checkEzpayFiles } from "./ezpay-check.ts";
import { checkImport, readComparison } from "./import-check.ts";
import { readFirstRows, readImportFile } from "./import-file.ts";
import { readTableSheets } from "./table-file.ts";

/** Results travel in parts, so that taking them over does not hold up other calls. */
const rowsPerBatch = 500;
const maxFaults = 100;

interface TakesOccupations {
  readonly take: (rows: readonly OccupationRow[]) => Promise<void>;
}

async function readOccupationFile(
  { csv, typeIds }: { readonly csv: string; readonly typeIds: ReadonlyMap<string, string> },
  { take }: TakesOccupations,
): Promise<Pick<OccupationFile, "faults" | "count">> {
  const { rows, faults, count } = readOccupations(csvOf(csv), typeIds);
  for (let from = 0; from < rows.length; from += rowsPerBatch) await take(rows.slice(from, from + rowsPerBatch));
  return { faults: faults.slice(0, maxFaults), count };
}

function readHolidayFile({ text }: { readonly text: string }): HolidayFile {
  const file = isCalendarFile(text)
    ? readHolidayCalendar(text)
    : readHolidayTable(readCsv(text, new TableTally(tableLimits)));
  return { ...file, faults: file.faults.slice(0, maxFaults) };
}
const csvOf = (csv: string) => readCsv(csv, new TableTally(tableLimits));

/** `data` is base64. */
function readPicture({ data }: { readonly data: string }): { kind: PictureKind | undefined; bytes: Uint8Array } {
  const bytes = new Uint8Array(Buffer.from(data, "base64"));
  return { kind: checkedPictureKind(bytes), bytes };
}

function inspectFile({ bytes }: { readonly bytes: Uint8Array }): { mediaType: string | undefined; sha256: string } {
  return { mediaType: fileKind(bytes), sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** One after the other: pages of one document at a time take little memory. */
async function writePages(documents: readonly PdfPages[]): Promise<Uint8Array[]> {
  const written: Uint8Array[] = [];
  for (const document of documents) written.push(await pdfPages(document));
  return written;
}

/** The first sheet of the file; `codes` names its columns. */
async function readOldPayslipFile({
  bytes,
  codes,
}: {
  readonly bytes: Uint8Array;
  readonly codes: ReadonlyMap<string, string>;
}): Promise<OldPayslips> {
  const records: CsvRecord[] = [];
  let sheets = 0;
  await readTableSheets(bytes, () => {
    const isFirst = (sheets += 1) === 1;
    return (record) => void (isFirst && records.push(record));
  });
  return readOldPayslips(records, codes);
}

export const tasks = {
  readOldPayslipFile,
  readImportFile,
  readFirstRows,
  checkImport,
  readComparison,
  readOccupationFile,
  readHolidayFile,
  checkEzpayFiles,
  readPicture,
  readPunchRows: ({ csv }: { readonly csv: string }) => readPunchRows(csvOf(csv)),
  readPayItemRows: ({ csv }: { readonly csv: string }) => readPayItemRows(csvOf(csv)),
  readLedgerAccountRows: ({ csv }: { readonly csv: string }) => readLedgerAccountRows(csvOf(csv)),
  readManualLeaveRows: ({ csv }: { readonly csv: string }) => readManualLeaveRows(csvOf(csv)),
  readRosterRows: ({ csv }: { readonly csv: string }) => readRosterRows(csvOf(csv)),
  readManualRows: ({ csv }: { readonly csv: string }) => readManualRows(csvOf(csv)),
  inspectFile,
  writePages,
};
export type Tasks = typeof tasks;
