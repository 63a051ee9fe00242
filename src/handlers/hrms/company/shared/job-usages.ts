/** Employees' jobs and group rules that prevent deleting a record of the structure. */
import { ruleReferenceNames, ruleReferences } from "#src/domain/people/shared/group-rule.ts";
import { groupsNaming } from "#src/store/company/employee-groups.ts";
import { employeesNaming, type JobReference } from "#src/store/company/job-users.ts";
import type { HrmsContext } from "../../context.ts";
import type { Usage } from "../../shared/in-use.ts";

export async function jobUsages(ctx: HrmsContext, what: JobReference, id: string): Promise<Usage[]> {
  const people = (await employeesNaming(ctx.db, what, id)).map((employee) => ({ subject: "employees", ...employee }));
  const key = ruleReferenceNames.find((name) => ruleReferences[name] === what);
  const groups = key === undefined ? [] : await groupsNaming(ctx.db, key, id);
  return [...people, ...groups.map((group) => ({ subject: "employee-groups", ...group }))];
}
