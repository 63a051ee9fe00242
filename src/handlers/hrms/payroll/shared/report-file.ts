/** A report table as a file. The same table gives the same bytes. */
import { unzipSync, zipSync } from "fflate";
import { reportPages } from "#src/domain/payroll/files/report-document.ts";
import type { ReportCell, ReportColumn, ReportTable } from "#src/domain/payroll/files/report-table.ts";
import { toCsv } from "#src/domain/shared/csv.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { toXlsx } from "../../shared/xlsx.ts";

export type ReportFormat = "csv" | "xlsx" | "pdf";

interface ReportFile {
  readonly format: ReportFormat;
  readonly language: Language;
  readonly foot: string;
  readonly at: Date;
}

/** The sums as one more row. */
const withTotals = ({ rows, totals }: ReportTable) => (totals === null ? rows : [...rows, totals]);

/** Without the time at which its parts were packed. */
const steady = (workbook: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync(unzipSync(workbook), { mtime: new Date(1980, 0, 1) }));

/** Shares and hours are written with their decimals. */
const plain = (cell: ReportCell, kind: ReportColumn["kind"] | undefined): ReportCell =>
  typeof cell === "number" && (kind === "share" || kind === "hours") ? cell / 100 : cell;

export async function reportBytes(
  ctx: HrmsContext,
  table: ReportTable,
  { format, language, foot, at }: ReportFile,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "pdf") {
    const pages = reportPages(table, { language, foot, at });
    const [bytes] = await ctx.settings.uploads.run("writePages", { input: [pages], owner: actorOf(ctx).tenantId });
    return Uint8Array.from(bytes ?? []);
  }
  const head = table.columns.map((column) => column.head);
  const kinds = table.columns.map(({ kind }) => kind);
  const isMoney = (cell: ReportCell, index: number): cell is number =>
    kinds[index] === "money" && typeof cell === "number";
  const rows = withTotals(table);
  if (format === "csv") {
    const cells = rows.map((row) =>
      row.map((cell, index) => (isMoney(cell, index) ? centsToUnits(cell) : plain(cell, kinds[index]))),
    );
    return Uint8Array.from(Buffer.from(toCsv(head, cells), "utf8"));
  }
  const cells = rows.map((row) =>
    row.map((cell, index) => (isMoney(cell, index) ? { cents: cell } : plain(cell, kinds[index]))),
  );
  return steady(await toXlsx(table.title, head, cells));
}
