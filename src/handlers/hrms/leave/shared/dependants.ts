/** The child that child-related leave is for. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { ageOn } from "#src/domain/shared/calendar.ts";
import { dependantOf } from "#src/store/leave/shared/dependants.ts";
import type { LeaveType } from "#src/store/leave/shared/types.ts";
import type { HrmsContext } from "../../context.ts";

const children: readonly string[] = ["child", "stepchild", "adoptedChild"];

/** A named dependant must be a child of the employee, of the age and citizenship that the type asks for. */
export async function dependantFault(
  ctx: HrmsContext,
  employeeId: string,
  { childAge, childCitizen }: Pick<LeaveType, "childAge" | "childCitizen">,
  id: string | null,
  day: string,
): Promise<ProblemFault | undefined> {
  if (id === null) return undefined;
  const fault = (code: string, params?: Record<string, unknown>): ProblemFault => ({
    pointer: "/dependantId",
    code,
    ...(params && { params }),
  });
  const dependant = await dependantOf(ctx.db, employeeId, id);
  if (!dependant) return fault("unknown-reference");
  if (!children.includes(dependant.relation)) return fault("not-a-child");
  if (childAge !== null && dependant.dateOfBirth === null) return fault("birth-date-missing");
  if (childAge !== null && dependant.dateOfBirth !== null && ageOn(dependant.dateOfBirth, day) >= childAge)
    return fault("child-too-old", { age: childAge });
  if (childCitizen === "citizen" && dependant.citizenship !== "citizen") return fault("child-not-citizen");
  if (childCitizen === "other" && dependant.citizenship === "citizen") return fault("child-is-citizen");
  return undefined;
}
