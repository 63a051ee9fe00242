/** The start and the end of every step of an employment's life cycle. */
import { conflict } from "#src/contract/problem.ts";
import { type LifeStep, possibleSteps } from "#src/domain/people/life-cycle.ts";
import { type EmployeeFields, updateEmployee } from "#src/store/people/shared/record.ts";
import type { HrmsContext } from "../../context.ts";
import { noteChange } from "../shared/employee-events.ts";
import { employeeOf } from "../shared/people.ts";
import { sectionChanges } from "./changes.ts";
import { type EmployeePath, type Opened, openEmployee } from "./entry.ts";
import { answerEmployee } from "./show.ts";

/** The employee, if the step is currently possible. */
export async function beginStep(ctx: HrmsContext, path: EmployeePath, step: LifeStep): Promise<Opened> {
  const opened = await openEmployee(ctx, path, { class: "public", write: true });
  const { status } = opened.whole.employee;
  if (!possibleSteps(opened.whole.employee).includes(step))
    throw conflict("wrong-state", `This step isn't possible while the employment is ${status}.`);
  return opened;
}

const private_ = new Set(["exitReason", "exitNote", "rehireEligible"]);

type Stepping = Pick<Opened, "who" | "whole" | "actor">;

/** Saves the result of a step, and records it in the history. */
export async function saveStep(
  ctx: HrmsContext,
  { who, whole, actor }: Stepping,
  fields: EmployeeFields,
  reason?: string | null,
): Promise<void> {
  const names = Object.keys(fields) as (keyof EmployeeFields)[];
  const part = (from: EmployeeFields, hidden: boolean) =>
    Object.fromEntries(names.filter((name) => private_.has(name) === hidden).map((name) => [name, from[name]]));
  const changes = [
    ...sectionChanges("employment", part(whole.employee, false), part(fields, false)),
    ...sectionChanges("exit", part(whole.employee, true), part(fields, true)),
  ];
  await updateEmployee(ctx.db, actor, whole, { employment: fields });
  await noteChange(ctx, who, { changes, reason });
}

export async function finish(ctx: HrmsContext, opened: Opened, fields: EmployeeFields, reason?: string | null) {
  await saveStep(ctx, opened, fields, reason);
  const { who } = opened;
  // Employees who have ended their own access may read the response once.
  return answerEmployee(
    ctx,
    await employeeOf(
      { ...ctx, demands: undefined },
      { companyId: who.companyId, employeeId: who.id },
      { class: "public" },
    ),
    200,
  );
}
