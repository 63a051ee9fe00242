/** Whether a list of days or punches is narrowed by who the employees are: if not, it is counted by an index alone. */
import type { Condition } from "../../people/shared/reach.ts";
import type { ListQuery } from "../../shared/list-query.ts";

export const readsPeople = (
  reach: Condition,
  { q = "", departmentId }: ListQuery & { readonly departmentId?: string | undefined },
): boolean => reach !== undefined || departmentId !== undefined || q.trim() !== "";
