/** Validates imported rows in a worker thread, with data from the database. */
import type { ImportCheck } from "#generated/hrms/schema.ts";
import type { ImportFault, ImportMapping, ImportRow } from "#src/domain/people/import/import-file.ts";
import type { ImportJobRow } from "#src/store/people/import-jobs.ts";
import { eaClasses } from "#src/store/people/ea-classes.ts";
import { importBook, managersByNumber, takenNumbers } from "#src/store/people/import-book.ts";
import type { NewPerson } from "#src/store/people/insert-people.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

interface Checked {
  /** Empty if any row has a fault. */
  readonly people: readonly NewPerson[];
  /** The first of them; the count covers all. */
  readonly faults: ImportFault[];
  readonly faultCount: number;
  readonly firstRows: ImportRow[];
  /** The rows, encrypted again, if any was corrected. */
  readonly content: string | null;
}

export async function checkRows(
  ctx: HrmsContext,
  { tenantId, companyId, content }: ImportJobRow,
  mapping: ImportMapping,
  corrections: NonNullable<ImportCheck["corrections"]> = [],
): Promise<Checked> {
  const { db, settings } = ctx;
  const people: NewPerson[] = [];
  const input = {
    content: content ?? "",
    dataKey: settings.dataKey,
    mapping,
    corrections,
    book: await importBook(db, companyId, ctx.today(companyId)),
    classes: await eaClasses(db, companyId),
    employment: (await ratesOf(ctx)).employment,
  };
  const outside = {
    async lookUp(numbers: readonly string[], hashes: readonly string[], managers: readonly string[]) {
      return {
        ...(await takenNumbers(db, numbers, hashes)),
        managers: await managersByNumber(db, companyId, managers),
      };
    },
    take(part: readonly NewPerson[]): Promise<void> {
      people.push(...part);
      return Promise.resolve();
    },
  };
  return { people, ...(await settings.uploads.run("checkPeople", { input, owner: tenantId, outside })) };
}
