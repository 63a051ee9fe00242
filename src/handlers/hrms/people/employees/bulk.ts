/** One change for several employees, one at a time, so that a failure for one does not affect the others. */
import type { EmployeeBulkUpdate, EmployeeJobInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { heldOn } from "#src/store/people/dated.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { eachEmployee } from "../shared/each-employee.ts";
import { employeeOf, reachOf } from "../shared/people.ts";
import { jobReferences, jobs, jobsOf } from "./jobs.ts";
import { confirmationHandlers } from "./confirmation.ts";
import { lifeHandlers } from "./life.ts";

/** The resulting job, without the change itself. */
async function changeJob(
  ctx: HrmsContext,
  path: { companyId: string; employeeId: string },
  { on, reason, managerId, ...wanted }: EmployeeBulkUpdate,
): Promise<void> {
  const held = heldOn(await jobsOf(ctx, path.employeeId), on);
  if (!held) throw conflict("no-job", "The employee has no job to change yet.");
  const kept = held.reporting_tos.map(({ managerId: id, kind }) => ({ managerId: id, kind }));
  const body: EmployeeJobInput = {
    effectiveFrom: on,
    ...(reason != null && { reason }),
    ...Object.fromEntries(jobReferences.map((field) => [field, wanted[field] ?? held[field]])),
    departmentId: wanted.departmentId ?? held.departmentId,
    designationId: wanted.designationId ?? held.designationId,
    employeeGroupIds: held.employeeGroupIds,
    costSplit: held.costSplit,
    reporting_tos:
      managerId === undefined
        ? kept
        : [
            ...kept.filter((line) => line.kind !== "primary" && line.managerId !== managerId),
            { managerId, kind: "primary" },
          ],
  };
  await jobs.add({ path, body }, ctx);
}

async function changeOne(
  ctx: HrmsContext,
  companyId: string,
  employeeId: string,
  body: EmployeeBulkUpdate,
): Promise<void> {
  const path = { companyId, employeeId };
  const given = { path, query: undefined, headers: undefined, cookies: undefined };
  if (body.action === "changeJob") return changeJob(ctx, path, body);
  if (body.action === "confirm") {
    await confirmationHandlers.confirmEmployee(
      { ...given, body: { confirmedOn: body.on, note: body.reason ?? null } },
      ctx,
    );
    return;
  }
  await lifeHandlers.extendEmployeeProbation?.(
    { ...given, body: { probationEnd: body.on, reason: body.reason ?? "" } },
    ctx,
  );
}

export const bulkHandlers = {
  async bulkUpdateEmployees({ path: { companyId }, body }, ctx) {
    await reachOf(ctx, companyId);
    if (
      body.action === "changeJob" &&
      jobReferences.every((field) => body[field] === undefined) &&
      body.managerId === undefined
    )
      throw invalid("", "nothing-to-change");
    if (body.action === "extendProbation" && (body.reason ?? "").trim() === "") throw invalid("/reason", "required");
    const nameOf = async (employeeId: string) =>
      (await employeeOf(ctx, { companyId, employeeId }, { class: "public" })).fullName;
    return eachEmployee(ctx, body.employeeIds, nameOf, (employeeId) => changeOne(ctx, companyId, employeeId, body));
  },
} satisfies HrmsHandlers;
