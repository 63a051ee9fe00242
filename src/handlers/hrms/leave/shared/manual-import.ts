/** Manual leave of many people from a file, such as the balances of an earlier system: all of it, or none with the faults of each row. */
import type { ManualLeaveImportResult, ManualLeaveInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { RowFault } from "#src/domain/shared/csv-rows.ts";
import { undone, withinSavepoint } from "#src/store/database/savepoint.ts";
import { leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { employeesByNumber } from "#src/store/people/shared/employees-by-number.ts";
import { actorOf, companyOf, type HrmsContext } from "../../context.ts";

interface Input {
  readonly path: { readonly companyId: string };
  readonly body: { readonly csv: string; readonly dryRun?: boolean | undefined };
}

type Enter = (ctx: HrmsContext, companyId: string, body: ManualLeaveInput) => Promise<unknown>;

const maxRows = 1_000;

export async function importManualLeave(
  ctx: HrmsContext,
  { path: { companyId }, body: { csv, dryRun = true } }: Input,
  enter: Enter,
): Promise<ManualLeaveImportResult> {
  await companyOf(ctx, companyId);
  const { tenantId } = actorOf(ctx);
  const file = await ctx.settings.uploads.run("readManualLeaveRows", { input: { csv }, owner: tenantId });
  const faults: RowFault[] = [...file.faults];
  if (file.count > maxRows)
    faults.push({ row: maxRows + 2, column: null, code: "too-many-rows", value: String(file.count) });
  const numbers = file.rows.map(({ employeeNo }) => employeeNo);
  const employees = new Map((await employeesByNumber(ctx.db, companyId, numbers)).map((one) => [one.number, one.id]));
  const types = new Map(
    (await leaveTypesOf(ctx.db, companyId)).flatMap(({ id, name, code }) =>
      [name, code].map((word) => [(word ?? "").toLowerCase(), id]),
    ),
  );
  const write = async (): Promise<number> => {
    let created = 0;
    for (const { row, employeeNo, leaveType, ...fields } of file.rows.slice(0, maxRows)) {
      const employeeId = employees.get(employeeNo.toLowerCase());
      const leaveTypeId = types.get(leaveType.toLowerCase());
      if (employeeId === undefined)
        faults.push({ row, column: "employeeNo", code: "unknown-employee", value: employeeNo });
      if (leaveTypeId === undefined) faults.push({ row, column: "leaveType", code: "unknown-type", value: leaveType });
      if (employeeId === undefined || leaveTypeId === undefined) continue;
      try {
        await withinSavepoint(ctx.db, () =>
          enter(ctx, companyId, { ...fields, employeeIds: [employeeId], leaveTypeId }),
        );
        created += 1;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const [first] = error.details.errors ?? [];
        const code = first?.code ?? error.details.code ?? error.type;
        // Who is out of reach stays unknown.
        if (error.type === "not-found")
          faults.push({ row, column: "employeeNo", code: "unknown-employee", value: employeeNo });
        else faults.push({ row, column: first?.pointer.slice(1) ?? null, code, value: employeeNo });
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
