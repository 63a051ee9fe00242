/** Legal holds: while one is active, nothing about the person is purged. */
import type { Employee } from "#generated/hrms/schema.ts";
import type { Reply } from "#src/contract/handler.ts";
import { conflict } from "#src/contract/problem.ts";
import { updateEmployee } from "#src/store/people/shared/record.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import { sectionChanges } from "./changes.ts";
import { noteChange } from "../shared/employee-events.ts";
import { type EmployeePath, openEmployee } from "./entry.ts";
import { answerEmployee } from "./show.ts";

async function setHold(ctx: HrmsContext, path: EmployeePath, on: boolean, text: string): Promise<Reply<200, Employee>> {
  const { who, whole, actor, day } = await openEmployee(ctx, path, { class: "personal", write: true });
  if ((whole.employee.holdReason !== null) === on)
    throw conflict("wrong-state", on ? "There is a legal hold already." : "There is no legal hold.");
  const reason = lineOf("reason", text);
  const hold = on ? { holdReason: reason, holdSince: day } : { holdReason: null, holdSince: null };
  const { holdReason, holdSince } = whole.employee;
  await updateEmployee(ctx.db, actor, whole, { employment: hold });
  await noteChange(ctx, who, { changes: sectionChanges("exit", { holdReason, holdSince }, hold), reason });
  return answerEmployee(ctx, who, 200);
}

export const holdHandlers = {
  holdEmployee: ({ path, body }, ctx) => setHold(ctx, path, true, body.reason),
  liftEmployeeHold: ({ path, body }, ctx) => setHold(ctx, path, false, body.reason),
} satisfies HrmsHandlers;
