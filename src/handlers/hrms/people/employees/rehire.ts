/** Rehires a person who left: a new employment that names the previous one. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handler } from "#src/contract/handler.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { termsOf } from "#src/store/people/dated.ts";
import { giveAccessTo } from "#src/store/people/returners.ts";
import type { HrmsContext } from "../../context.ts";
import { employeeOf } from "../shared/people.ts";
import { noteChange } from "../shared/employee-events.ts";
import { openEmployee } from "./entry.ts";
import { hire } from "./hire.ts";
import { jobReferences, jobsOf } from "./jobs.ts";
import { residenciesOf } from "./residencies.ts";
import { answerEmployee } from "./show.ts";
import { statutoryOf } from "./statutory.ts";

export const rehireEmployee: Handler<operations["rehireEmployee"], HrmsContext> = async ({ path, body }, ctx) => {
  const { who, whole, actor } = await openEmployee(ctx, path, { class: "public", write: true });
  const { status, lastDay, rehireEligible } = whole.employee;
  if (status !== "exited" || lastDay === null) throw conflict("wrong-state", "The employment has not ended.");
  if (whole.person.anonymisedAt !== null)
    throw conflict("purged", "This person's identifying data has been deleted: hire them as a new person.");
  if (rehireEligible === false) throw conflict("not-eligible", "The person was marked as not eligible for rehire.");
  if (body.startDate <= lastDay) throw invalid("/startDate", "before-last-day", { day: lastDay });
  const job = (await jobsOf(ctx, who.id)).at(-1);
  const residency = (await residenciesOf(ctx, who.id)).at(-1);
  const contributions = (await statutoryOf(ctx, who.id)).at(-1);
  const { startDate, contractType, contractEnd, employeeNo } = body;
  if (contractType === "fixedTerm" && contractEnd == null) throw invalid("/contractEnd", "required");
  if (contractEnd != null && contractEnd < startDate) throw invalid("/contractEnd", "before-start");
  const employeeId = await hire(ctx, actor, path.companyId, {
    personId: who.personId,
    employment: { startDate, contractType, contractEnd, employeeNo, status: body.status },
    previousEmploymentId: who.id,
    // Managers may have left in the meantime, so HR sets them again.
    ...(job && { job: pick(job, [...jobReferences, "employeeGroupIds"]) }),
    ...(residency && { residency: termsOf(residency) }),
    ...(contributions && { statutory: { ...termsOf(contributions), cpfOpening: null } }),
  });
  await giveAccessTo(ctx.db, actor, who.id, { companyId: path.companyId, employeeId, from: startDate });
  ctx.forgetRights();
  const back = await employeeOf(
    { ...ctx, demands: undefined },
    { companyId: path.companyId, employeeId },
    { class: "public" },
  );
  await noteChange(ctx, back, {
    action: "create",
    changes: [
      { field: "employment.previousEmployment", before: null, after: who.employeeNo },
      { field: "employment.startDate", before: null, after: startDate },
    ],
  });
  return answerEmployee(ctx, back, 201);
};
