/** Shows masked numbers on demand, recorded in the audit trail with the reason. */
import { invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { sealedNumber, type UnmaskedName, unmaskedClasses } from "#src/store/people/sealed-numbers.ts";
import { unseal } from "#src/store/database/sealed.ts";
import type { HrmsHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import { employeeOf } from "../shared/people.ts";
import { needFreshCode } from "../../account/shared/second-step.ts";
import { noteChange } from "../shared/employee-events.ts";

export const unmaskHandlers = {
  async unmaskEmployeeField({ path, body }, ctx) {
    const field: UnmaskedName = body.field;
    const who = await employeeOf(ctx, path, { class: unmaskedClasses[field] });
    if (!who.self && !who.actions.has("unmask")) throw new ProblemError("forbidden");
    if (!who.self && body.reason === undefined) throw invalid("/reason", "required");
    const reason = body.reason === undefined ? undefined : lineOf("reason", body.reason);
    if (field !== "idNo" && body.recordId === undefined) throw invalid("/recordId", "required");
    await needFreshCode(ctx);
    const found = await sealedNumber(ctx.db, field, who, body.recordId);
    if (!found) throw notFound();
    const section = unmaskedClasses[field];
    await noteChange(ctx, who, {
      action: "unmask",
      changes: [{ field: `${section}.${field}`, before: null, after: null }],
      ...(reason !== undefined && { reason }),
    });
    return { value: found.sealed === null ? null : unseal(ctx.settings.dataKey, found.sealed) };
  },
} satisfies HrmsHandlers;
