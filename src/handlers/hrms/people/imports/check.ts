/** Checks imported rows in a worker thread, with data from the database. */
import type { ImportCheck } from "#generated/hrms/schema.ts";
import type { ImportSheet } from "#src/domain/people/import/import-file.ts";
import { type ImportWrites, noWrites, together } from "#src/domain/people/import/writes.ts";
import type { ImportJobRow } from "#src/store/people/import-jobs.ts";
import { eaClasses } from "#src/store/people/ea-classes.ts";
import { existingPeople } from "#src/store/people/existing-people.ts";
import { importBook, reportingLines } from "#src/store/people/import-book.ts";
import type { HrmsContext } from "../../context.ts";
import type { CheckedImport } from "../../shared/uploads/import-check.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

interface Check {
  readonly sheets: readonly ImportSheet[];
  readonly corrections?: ImportCheck["corrections"];
  /** Locks the people found, and returns what to write. */
  readonly applies?: boolean;
}

export async function checkRows(
  ctx: HrmsContext,
  { tenantId, companyId, content }: ImportJobRow,
  { sheets, corrections = [], applies = false }: Check,
): Promise<CheckedImport & { readonly writes: ImportWrites }> {
  const { db, settings } = ctx;
  const parts: ImportWrites[] = [];
  const day = ctx.today(companyId);
  const namesManagers = sheets.some(({ kind, mapping }) => kind === "people" && mapping["managerNo"] !== undefined);
  const input = {
    content: content ?? "",
    dataKey: settings.dataKey,
    sheets,
    corrections,
    book: await importBook(db, companyId, day),
    classes: await eaClasses(db, companyId),
    employment: (await ratesOf(ctx)).employment,
    reportingLines: namesManagers ? await reportingLines(db, companyId, day) : new Map<string, string>(),
    applies,
  };
  const outside = {
    lookUp: (numbers: readonly string[], hashes: readonly string[]) =>
      existingPeople(db, companyId, { numbers, hashes }, applies),
    take(part: Partial<ImportWrites>): Promise<void> {
      parts.push({ ...noWrites, ...part });
      return Promise.resolve();
    },
  };
  const checked = await settings.uploads.run("checkImport", { input, owner: tenantId, outside });
  return { ...checked, writes: together(parts) };
}
