/** Employees whose jobs keep a record of the structure from being deleted. */
import { employeesNaming, type JobReference } from "#src/store/job-users.ts";
import type { HrmsContext } from "../context.ts";
import type { Usage } from "./in-use.ts";

export async function jobUsages(ctx: HrmsContext, what: JobReference, id: string): Promise<Usage[]> {
  return (await employeesNaming(ctx.db, what, id)).map((employee) => ({ subject: "employees", ...employee }));
}
