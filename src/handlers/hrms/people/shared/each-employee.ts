/** Applies a change to several employees, one at a time, so that a failure for one does not affect the others. */
import type { EmployeeBulkResult } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { withinSavepoint } from "#src/store/database/savepoint.ts";
import type { HrmsContext } from "../../context.ts";

/** The name is included if the reader may see them, whatever the result. */
export async function eachEmployee(
  ctx: HrmsContext,
  employeeIds: readonly string[],
  nameOf: (id: string) => Promise<string>,
  change: (id: string) => Promise<unknown>,
): Promise<EmployeeBulkResult> {
  const results: EmployeeBulkResult["results"] = [];
  for (const employeeId of employeeIds) {
    let fullName: string | null = null;
    try {
      fullName = await nameOf(employeeId);
      await withinSavepoint(ctx.db, () => change(employeeId));
      results.push({ employeeId, fullName, done: true, code: null, message: null });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { code, errors, detail } = error.details;
      results.push({
        employeeId,
        fullName,
        done: false,
        code: code ?? errors?.[0]?.code ?? error.type,
        message: detail ?? errors?.[0]?.message ?? error.message,
      });
    }
  }
  const done = results.filter((result) => result.done).length;
  return { done, failed: results.length - done, results };
}
