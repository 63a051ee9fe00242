/** An employee's job from a day on, and whom they report to. */
import { employeeToday } from "../shared/people.ts";
import type { EmployeeJob, EmployeeJobInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { designationRecords } from "#src/store/company/shared/designations.ts";
import { datedRows } from "#src/store/people/dated.ts";
import {
  linesOf,
  listsAmong,
  lockLines,
  managersAbove,
  managersIn,
  type NamedTable,
  namesOf,
  offeredIn,
  setLines,
} from "#src/store/people/shared/jobs.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { datedOperations } from "./dated.ts";

const references = {
  departmentId: "departments",
  designationId: "designations",
  gradeId: "grades",
  classId: "classes",
  functionalGroupId: "functional_groups",
  locationId: "work_locations",
  shiftId: "shifts",
} as const;
export const jobReferences = Object.keys(references) as (keyof typeof references)[];
const fieldsOf = Object.entries(references) as [keyof typeof references, NamedTable][];

export async function jobsOf(ctx: HrmsContext, employeeId: string): Promise<EmployeeJob[]> {
  const rows = await datedRows(ctx.db, "job", employeeId, await employeeToday(ctx, employeeId));
  const lines = await linesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const wanted = rows.flatMap((row) => [
    ...fieldsOf.flatMap(([field, table]) => (row[field] === null ? [] : [[table, row[field]] as const])),
    ...row.employeeGroupIds.map((id) => ["employee_groups", id] as const),
    ...row.costSplit.flatMap(({ departmentId }) =>
      departmentId === null ? [] : [["departments", departmentId] as const],
    ),
    ...row.costSplit.flatMap(({ projectId }) => (projectId === null ? [] : [["projects", projectId] as const])),
  ]);
  const names = await namesOf(ctx.db, wanted);
  const name = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  // Members of a rule-based group are not assigned by their job, even if it once was a list.
  const lists = await listsAmong(
    ctx.db,
    rows.flatMap(({ employeeGroupIds }) => employeeGroupIds),
  );
  const groupsOf = (ids: readonly string[]) => ids.filter((id) => lists.has(id));
  return rows.map((row) => ({
    ...row,
    department: name(row.departmentId) ?? "",
    designation: name(row.designationId) ?? "",
    grade: name(row.gradeId),
    class: name(row.classId),
    functionalGroup: name(row.functionalGroupId),
    location: name(row.locationId),
    shift: name(row.shiftId),
    employeeGroupIds: groupsOf(row.employeeGroupIds),
    employeeGroups: groupsOf(row.employeeGroupIds).flatMap((id) => names.get(id) ?? []),
    reporting_tos: lines.get(row.id) ?? [],
    costSplit: row.costSplit.map((share) => ({
      ...share,
      department: name(share.departmentId),
      project: name(share.projectId),
    })),
  }));
}

/** Every id in the body is an active record of the company, or was set before; rule-based groups cannot be assigned. */
async function checkReferences(
  ctx: HrmsContext,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  body: Omit<EmployeeJobInput, "effectiveFrom">,
): Promise<void> {
  const before = (await datedRows(ctx.db, "job", employeeId, await employeeToday(ctx, employeeId))).flatMap((row) => [
    ...fieldsOf.map(([field]) => row[field]),
    ...row.employeeGroupIds,
    ...row.costSplit.flatMap(({ departmentId, projectId }) => [departmentId, projectId]),
  ]);
  const known = new Set(before);
  const named: (readonly [pointer: string, table: NamedTable, id: string | null | undefined])[] = [
    ...fieldsOf.map(([field, table]) => [`/${field}`, table, body[field]] as const),
    ...(body.employeeGroupIds ?? []).map((id, index) => [`/employeeGroupIds/${index}`, "employee_groups", id] as const),
    ...(body.costSplit ?? []).map(
      ({ departmentId }, index) => [`/costSplit/${index}/departmentId`, "departments", departmentId] as const,
    ),
    ...(body.costSplit ?? []).map(
      ({ projectId }, index) => [`/costSplit/${index}/projectId`, "projects", projectId] as const,
    ),
  ];
  const faults: ProblemFault[] = [];
  const lists = await listsAmong(ctx.db, body.employeeGroupIds ?? []);
  for (const [pointer, table, id] of named) {
    if (id == null) continue;
    if (!known.has(id) && !(await offeredIn(ctx.db, companyId, table, [id])).has(id))
      faults.push({ pointer, code: "unknown-reference" });
    else if (table === "employee_groups" && !lists.has(id)) faults.push({ pointer, code: "group-by-rule" });
  }
  if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
}

function checkCosts(shares: EmployeeJobInput["costSplit"]): void {
  if (!shares?.length) return;
  for (const [index, { departmentId, projectId }] of shares.entries()) {
    if ((departmentId == null) === (projectId == null)) throw invalid(`/costSplit/${index}`, "department-or-project");
  }
  const total = shares.reduce((sum, { pct }) => sum + pct, 0);
  if (total !== 10_000) throw invalid("/costSplit", "not-whole", { total });
}

/** Nobody reports to themselves, not even indirectly; a manager is an employee of the company who has not left by then. */
async function checkLines(
  ctx: HrmsContext,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  body: EmployeeJobInput,
): Promise<void> {
  const lines = body.reporting_tos ?? [];
  if (lines.filter(({ kind }) => kind === "primary").length > 1) throw invalid("/reporting_tos", "one-primary");
  if (new Set(lines.map(({ managerId }) => managerId)).size < lines.length) throw invalid("/reporting_tos", "twice");
  const there = await managersIn(
    ctx.db,
    companyId,
    lines.map(({ managerId }) => managerId),
    body.effectiveFrom,
  );
  for (const [index, { managerId, kind }] of lines.entries()) {
    const pointer = `/reporting_tos/${index}/managerId`;
    if (managerId === employeeId) throw invalid(pointer, "own-manager");
    if (!there.has(managerId)) throw invalid(pointer, "unknown-reference");
    if (kind === "primary" && (await managersAbove(ctx.db, managerId, body.effectiveFrom)).includes(employeeId))
      throw invalid(pointer, "circle");
  }
}

export const jobs = datedOperations({
  kind: "job",
  class: "public",
  idName: "jobId",
  show: jobsOf,
  async toFields(ctx, of, body: EmployeeJobInput) {
    await lockLines(ctx.db, of.companyId);
    await checkReferences(ctx, of, body);
    checkCosts(body.costSplit);
    await checkLines(ctx, of, body);
    const gradeId =
      body.gradeId === undefined
        ? ((await designationRecords.find(ctx.db, of.companyId, body.designationId))?.gradeId ?? null)
        : body.gradeId;
    return {
      departmentId: body.departmentId,
      designationId: body.designationId,
      gradeId,
      classId: body.classId ?? null,
      functionalGroupId: body.functionalGroupId ?? null,
      locationId: body.locationId ?? null,
      shiftId: body.shiftId ?? null,
      employeeGroupIds: body.employeeGroupIds ?? [],
      costSplit: (body.costSplit ?? []).map(({ departmentId, projectId, pct }) => ({
        departmentId: departmentId ?? null,
        projectId: projectId ?? null,
        pct,
      })),
    };
  },
  afterwards: (ctx, { companyId, employeeId, rowId }, { reporting_tos }) =>
    setLines(ctx.db, actorOf(ctx), { companyId, employeeId, jobId: rowId }, reporting_tos ?? []),
  auditFields: ({ reporting_tos, costSplit, ...row }: EmployeeJob) => ({
    ...pick(row, [
      "effectiveFrom",
      "department",
      "designation",
      "grade",
      "class",
      "functionalGroup",
      "location",
      "shift",
      "employeeGroups",
    ]),
    manager: reporting_tos.find(({ kind }) => kind === "primary")?.manager ?? null,
    dottedLines: reporting_tos.filter(({ kind }) => kind === "dotted").map(({ manager }) => manager),
    costSplit: costSplit.map(({ department, project, pct }) => `${department ?? project ?? ""} ${pct / 100} %`),
  }),
});
