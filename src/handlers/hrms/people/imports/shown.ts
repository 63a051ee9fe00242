/** An import as the person who has uploaded it sees it. */
import type { ImportJob } from "#generated/hrms/schema.ts";
import type { ImportRow, ImportSheet } from "#src/domain/people/import/import-file.ts";
import { secretFields } from "#src/domain/people/import/record-fields.ts";
import type { ImportJobRow } from "#src/store/people/import-jobs.ts";
import type { HrmsContext } from "../../context.ts";
import { progressOfTask } from "#src/store/platform/shared/background-tasks.ts";
import type { KindFields } from "./fields.ts";

export async function firstRowsOf(ctx: HrmsContext, { tenantId, content }: ImportJobRow): Promise<ImportRow[][]> {
  if (content === null) return [];
  return ctx.settings.uploads.run("readFirstRows", {
    input: { content, dataKey: ctx.settings.dataKey },
    owner: tenantId,
  });
}

function shownSheet({ name, kind, rows, headers, mapping }: ImportSheet, firstRows: readonly ImportRow[]) {
  const fields = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
  // Only the last characters of numbers of documents and accounts may be shown.
  const cellOf = (cells: readonly string[], column: number): string => {
    const cell = cells[column] ?? "";
    return (secretFields.has(fields.get(column) ?? "") ? cell.replace(/.(?=.{4})/g, "•") : cell).slice(0, 40);
  };
  return {
    name,
    kind,
    rows,
    columns: headers.map((header, index) => ({
      index,
      header,
      samples: firstRows.map(({ cells }) => cellOf(cells, index)).filter((text) => text !== ""),
    })),
    mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })),
  };
}

/** With the sheets' first rows, if they are at hand. */
export async function shownImport(
  ctx: HrmsContext,
  job: ImportJobRow,
  fields: KindFields,
  firstRows: readonly (readonly ImportRow[])[],
): Promise<ImportJob> {
  const { id, fileName, format, status, faultCount, stale, failure } = job;
  return {
    id,
    fileName,
    format,
    status,
    rows: job.rowCount,
    sheets: job.sheets.map((sheet, index) => shownSheet(sheet, firstRows[index] ?? [])),
    kinds: [...fields].map(([kind, own]) => ({
      kind,
      fields: own.map(({ name, label = null, class: ofClass, required, forNew }) => ({
        name,
        label,
        class: ofClass,
        required,
        forNew,
      })),
    })),
    faults: job.faults.map((fault) => ({
      ...fault,
      person: fault.person ?? null,
      suggestion: fault.suggestion ?? null,
    })),
    faultCount,
    counts: { ...(job.counts ?? { new: 0, changed: 0, unchanged: 0, error: 0 }) },
    stale,
    failure,
    created: job.createdCount,
    updated: job.updatedCount,
    accounts: job.accountCount,
    progress: status === "applying" ? await progressOfTask(ctx.db, "apply-import", id) : null,
    createdAt: job.createdAt.toISOString(),
  };
}
