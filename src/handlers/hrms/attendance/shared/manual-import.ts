/** Many requests for manual attendance from a file: all of them, or none with the faults of each row. */
import type { ManualAttendanceImportResult } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { ManualFileRow } from "#src/domain/attendance/import-rows.ts";
import type { RowFault } from "#src/domain/shared/csv-rows.ts";
import { undone, withinSavepoint } from "#src/store/database/savepoint.ts";
import { employeesByNumber } from "#src/store/people/shared/employees-by-number.ts";
import { actorOf, companyOf, type HrmsContext } from "../../context.ts";

interface Row extends Omit<ManualFileRow, "row" | "employeeNo"> {
  readonly companyId: string;
  readonly employeeId: string;
}

interface Input {
  readonly path: { readonly companyId: string };
  readonly body: { readonly csv: string; readonly dryRun?: boolean | undefined };
}

/** Each of them becomes a row of its own, with notices: a file is not for years of them. */
const maxRows = 500;

export async function importManual(
  ctx: HrmsContext,
  { path: { companyId }, body: { csv, dryRun = true } }: Input,
  ask: (ctx: HrmsContext, row: Row) => Promise<unknown>,
): Promise<ManualAttendanceImportResult> {
  await companyOf(ctx, companyId);
  const { tenantId } = actorOf(ctx);
  const file = await ctx.settings.uploads.run("readManualRows", { input: { csv }, owner: tenantId });
  const faults: RowFault[] = [...file.faults];
  if (file.count > maxRows)
    faults.push({ row: maxRows + 2, column: null, code: "too-many-rows", value: String(file.count) });
  const numbers = file.rows.map(({ employeeNo }) => employeeNo);
  const employees = new Map((await employeesByNumber(ctx.db, companyId, numbers)).map((one) => [one.number, one.id]));
  const write = async (): Promise<number> => {
    let created = 0;
    for (const { row, employeeNo, ...asked } of file.rows.slice(0, maxRows)) {
      const employeeId = employees.get(employeeNo.toLowerCase());
      if (employeeId === undefined) {
        faults.push({ row, column: "employeeNo", code: "unknown-employee", value: employeeNo });
        continue;
      }
      try {
        await withinSavepoint(ctx.db, () => ask(ctx, { ...asked, companyId, employeeId }));
        created += 1;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const [first] = error.details.errors ?? [];
        const code = first?.code ?? error.details.code ?? error.type;
        faults.push({ row, column: first?.pointer.slice(1) ?? null, code, value: asked.date });
      }
    }
    return created;
  };
  // Faults show only once the rows have been tried.
  const tried = await undone(ctx.db, write);
  const result = { rows: file.count, faults: faults.slice(0, 100) };
  if (faults.length > 0 || dryRun) return { committed: false, created: faults.length > 0 ? 0 : tried, ...result };
  return { committed: true, created: await write(), ...result };
}
