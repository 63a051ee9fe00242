/** Many allowances and deductions of employees from a file: all of them, or none with the faults of each row. */
import type { EmployeePayItemImportResult, EmployeePayItemInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { PayItemFileRow } from "#src/domain/payroll/import-rows.ts";
import type { RowFault } from "#src/domain/shared/csv-rows.ts";
import { undone, withinSavepoint } from "#src/store/database/savepoint.ts";
import { type ItemToAssign, itemsToAssign, numberedEmployees } from "#src/store/payroll/items-to-assign.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { reachOf } from "../../people/shared/people.ts";
import type { Receiver } from "./given-item.ts";

interface Input {
  readonly path: { readonly companyId: string };
  readonly body: { readonly csv: string; readonly dryRun?: boolean | undefined };
}

/** Each row is a record of its own with its history. */
const maxRows = 1_000;

const columns: Readonly<Record<string, string>> = { allowanceId: "code", deductionId: "code", amounts: "amount" };

function bodyOf(
  { row: _row, employeeNo: _number, code: _code, quantity, ...given }: PayItemFileRow,
  employeeId: string,
  item: ItemToAssign,
): EmployeePayItemInput {
  return {
    ...given,
    employeeId,
    kind: item.kind,
    [item.kind === "allowance" ? "allowanceId" : "deductionId"]: item.id,
    quantity: quantity === null ? null : quantity / 100,
  };
}

export async function importPayItems(
  ctx: HrmsContext,
  { path: { companyId }, body: { csv, dryRun = true } }: Input,
  give: (employee: Receiver, body: EmployeePayItemInput, items: readonly ItemToAssign[]) => Promise<unknown>,
): Promise<EmployeePayItemImportResult> {
  const { writable } = await reachOf(ctx, companyId, "employee-pay-items");
  if (!writable.has("pay")) throw new ProblemError("forbidden");
  const { tenantId } = actorOf(ctx);
  const file = await ctx.settings.uploads.run("readPayItemRows", { input: { csv }, owner: tenantId });
  const faults: RowFault[] = [...file.faults];
  if (file.count > maxRows)
    faults.push({ row: maxRows + 2, column: null, code: "too-many-rows", value: String(file.count) });
  const rows = file.rows.slice(0, maxRows);
  const items = await itemsToAssign(ctx.db, companyId);
  const found = await numberedEmployees(
    ctx.db,
    companyId,
    rows.map(({ employeeNo }) => employeeNo),
  );
  const employees = new Map(found.map((one) => [one.number, one]));
  const write = async (): Promise<number> => {
    let created = 0;
    for (const given of rows) {
      const { row, employeeNo, code } = given;
      const employee = employees.get(employeeNo.toLowerCase());
      const item = items.find((each) => each.code === code && each.status === "active");
      if (!employee) faults.push({ row, column: "employeeNo", code: "unknown-employee", value: employeeNo });
      if (!item) faults.push({ row, column: "code", code: "unknown-item", value: code });
      if (!employee || !item) continue;
      try {
        await withinSavepoint(ctx.db, () => give(employee, bodyOf(given, employee.id, item), items));
        created += 1;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const [first] = error.details.errors ?? [];
        const name = first?.pointer.slice(1) ?? null;
        const fault = first?.code ?? error.details.code ?? error.type;
        faults.push({ row, column: name === null ? null : (columns[name] ?? name), code: fault, value: code });
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
