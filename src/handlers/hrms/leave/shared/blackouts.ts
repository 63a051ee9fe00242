/** The blackout dates that hold back an employee's leave. */
import { type Blackout, blackoutsFor } from "#src/domain/leave/blackout.ts";
import { departmentPaths } from "#src/store/company/shared/department-paths.ts";
import { blackoutsIn } from "#src/store/leave/blackout-dates.ts";
import { employmentFacts } from "#src/store/people/shared/employment-facts.ts";
import type { HrmsContext } from "../../context.ts";

export async function blackoutsOf(
  ctx: HrmsContext,
  { companyId, id }: { companyId: string; id: string },
  { from, to }: { from: string; to: string },
): Promise<readonly Blackout[]> {
  const found = await blackoutsIn(ctx.db, companyId, from, to);
  if (found.every(({ departmentId }) => departmentId === null)) return found;
  const [facts] = await employmentFacts(ctx.db, companyId, from, [id]);
  const own = facts?.departmentId ?? null;
  return blackoutsFor(found, own === null ? [] : ((await departmentPaths(ctx.db, companyId)).get(own) ?? [own]));
}
