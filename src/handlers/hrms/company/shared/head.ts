/** The head of a department or functional group, or a project manager. */
import { invalid } from "#src/contract/problem.ts";
import { managersIn } from "#src/store/people/shared/jobs.ts";
import type { HrmsContext } from "../../context.ts";

/** An employee of the company who has not left, unless already the head. */
export async function checkHead(
  ctx: HrmsContext,
  companyId: string,
  field: "headEmployeeId" | "managerId",
  id: string | null,
  before: string | null | undefined,
): Promise<void> {
  if (id === null || id === before) return;
  if (!(await managersIn(ctx.db, companyId, [id], ctx.today(companyId))).has(id))
    throw invalid(`/${field}`, "unknown-reference");
}
