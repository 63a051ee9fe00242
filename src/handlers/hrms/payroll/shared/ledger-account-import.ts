/** Ledger accounts from a file: known codes are changed, others created; all rows, or none with the faults of each. */
import type { LedgerAccountImport, LedgerAccountImportResult } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { LedgerAccountRow } from "#src/domain/payroll/ledger-account-rows.ts";
import { ledgerAccountFaults } from "#src/domain/payroll/ledger-accounts.ts";
import type { RowFault } from "#src/domain/shared/csv-rows.ts";
import { undone, withinSavepoint } from "#src/store/database/savepoint.ts";
import { ledgerAccountRecords } from "#src/store/payroll/ledger-accounts.ts";
import { actorOf, type HrmsContext } from "../../context.ts";

type Account = NonNullable<Awaited<ReturnType<typeof ledgerAccountRecords.find>>>;
type Fields = Omit<LedgerAccountRow, "row" | "postings"> & {
  postings: LedgerAccountRow["postings"][number][];
  status: "active";
};

interface Writing {
  readonly add: (fields: Fields) => Promise<unknown>;
  readonly save: (before: Account, fields: Fields) => Promise<unknown>;
}

/** Each row is a record of its own with its history. */
const maxRows = 1_000;

const same = (before: Account, fields: Fields): boolean =>
  before.status === "active" &&
  before.code === fields.code &&
  before.name === fields.name &&
  before.kind === fields.kind &&
  before.description === fields.description &&
  before.postings.toSorted().join() === fields.postings.toSorted().join();

export async function importLedgerAccounts(
  ctx: HrmsContext,
  companyId: string,
  { csv, dryRun = true }: LedgerAccountImport,
  { add, save }: Writing,
): Promise<LedgerAccountImportResult> {
  const { tenantId } = actorOf(ctx);
  const file = await ctx.settings.uploads.run("readLedgerAccountRows", { input: { csv }, owner: tenantId });
  const faults: RowFault[] = [...file.faults];
  if (file.count > maxRows)
    faults.push({ row: maxRows + 2, column: null, code: "too-many-rows", value: String(file.count) });
  const everyStatus = ["active", "inactive", "archived"] as const;
  const stored = await ledgerAccountRecords.all(ctx.db, companyId, { status: [...everyStatus] });
  const known = new Map(stored.map((account) => [account.code.toLowerCase(), account]));
  const write = async () => {
    const done = { created: 0, updated: 0, unchanged: 0 };
    for (const { row, postings, ...given } of file.rows.slice(0, maxRows)) {
      const fields: Fields = { ...given, postings: [...postings], status: "active" };
      const before = known.get(fields.code.toLowerCase());
      const fault = (column: string, code: string): void => void faults.push({ row, column, code, value: fields.code });
      if (ledgerAccountFaults(fields).length > 0) fault("postings", "wrong-kind");
      else if (before && same(before, fields)) done.unchanged += 1;
      else
        try {
          await withinSavepoint(ctx.db, () => (before ? save(before, fields) : add(fields)));
          done[before ? "updated" : "created"] += 1;
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          const [first] = error.details.errors ?? [];
          fault(first?.pointer.slice(1) ?? "code", first?.code ?? error.type);
        }
    }
    return done;
  };
  // Faults show only once the rows have been tried.
  const tried = await undone(ctx.db, write);
  const result = { rows: file.count, faults: faults.slice(0, 100) };
  if (faults.length > 0) return { committed: false, created: 0, updated: 0, unchanged: 0, ...result };
  return dryRun ? { committed: false, ...tried, ...result } : { committed: true, ...(await write()), ...result };
}
