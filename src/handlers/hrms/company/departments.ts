/** Departments of a company: a tree without cycles. */
import type { DepartmentInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { inTreeOrder, liesBelow } from "#src/domain/shared/tree.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { departmentRecords, departmentsBelow, departmentsOf, lockTree } from "#src/store/company/departments.ts";
import { replaceInRules } from "#src/store/company/employee-groups.ts";
import { moveJobs, movesTo, peopleIn, redirectMoves } from "#src/store/people/shared/merge-department.ts";
import { noteChange } from "../people/shared/employee-events.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { checkVersion } from "../shared/records/version.ts";
import { inUse } from "../shared/in-use.ts";
import { checkHead } from "./shared/head.ts";
import { jobUsages } from "./shared/job-usages.ts";

/** Throws if the department may not be placed below this one. */
async function checkParent(
  ctx: HrmsContext,
  companyId: string,
  parentId: string | null,
  ownId: string | undefined,
): Promise<void> {
  await lockTree(ctx.db, companyId);
  if (parentId === null) return;
  const tree = await departmentsOf(ctx.db, companyId);
  const parent = tree.find(({ id }) => id === parentId);
  if (!parent || parent.status === "archived") throw invalid("/parentId", "unknown-reference");
  if (ownId !== undefined && (parentId === ownId || liesBelow(tree, parentId, ownId)))
    throw invalid("/parentId", "cycle");
}

/** The department to remove and the remaining one; throws if they cannot be merged. */
async function mergeOf(ctx: HrmsContext, companyId: string, departmentId: string, intoId: string) {
  const tree = await departmentsOf(ctx.db, companyId);
  const [from, into] = [tree.find(({ id }) => id === departmentId), tree.find(({ id }) => id === intoId)];
  if (!from) throw notFound();
  if (!into || into.status === "archived") throw invalid("/intoId", "unknown-reference");
  if (into.id === from.id || liesBelow(tree, into.id, from.id)) throw invalid("/intoId", "cycle");
  return { from, into };
}

const departments = crud({
  subject: "departments",
  records: departmentRecords,
  nameOf: ({ department }) => department,
  unaudited: ["children", "headEmployeeId", "headNotice"],
  unique: { departments_code: "code", departments_name: "department" },
  async toFields(body: DepartmentInput, ctx, before, companyId) {
    const parentId = body.parentId ?? null;
    if (!before || parentId !== before.parentId) await checkParent(ctx, companyId, parentId, before?.id);
    const headEmployeeId = body.headEmployeeId ?? null;
    await checkHead(ctx, companyId, "headEmployeeId", headEmployeeId, before?.headEmployeeId);
    return cleanFields("departments", body);
  },
  async usages(ctx, departmentId) {
    const below = (await departmentsBelow(ctx.db, departmentId)).map(({ id, name }) => ({
      subject: "departments",
      id,
      name,
    }));
    return [...below, ...(await jobUsages(ctx, "departments", departmentId))];
  },
});

export const departmentsHandlers = {
  ...departments.handlers,

  async archiveDepartment(input, ctx) {
    await departments.get(input, ctx);
    await lockTree(ctx.db, input.path.companyId);
    const below = (await departmentsBelow(ctx.db, input.path.departmentId)).filter(
      ({ status }) => status !== "archived",
    );
    if (below.length > 0) throw inUse(below.map(({ id, name }) => ({ subject: "departments", id, name })));
    return departments.archive(input, ctx);
  },

  async restoreDepartment(input, ctx) {
    await departments.get(input, ctx);
    await lockTree(ctx.db, input.path.companyId);
    const tree = await departmentsOf(ctx.db, input.path.companyId);
    const own = tree.find(({ id }) => id === input.path.departmentId);
    const parent = tree.find(({ id }) => id === own?.parentId);
    if (own?.status === "archived" && parent?.status === "archived")
      throw conflict("parent-archived", `The parent department ${parent.department} is archived: restore it first.`);
    return departments.restore(input, ctx);
  },

  async getDepartmentTree({ path }, ctx) {
    await companyOf(ctx, path.companyId);
    const rows = (await departmentsOf(ctx.db, path.companyId)).filter(({ status }) => status !== "archived");
    return { items: inTreeOrder(rows).map(({ headEmployeeId: _id, ...node }) => node) };
  },

  moveDepartment: (input, ctx) =>
    departments.change(input, ctx, async ({ id, companyId }) => {
      await checkParent(ctx, companyId, input.body.parentId, id);
      return { parentId: input.body.parentId };
    }),

  async previewDepartmentMerge({ path: { companyId, departmentId }, query: { intoId } }, ctx) {
    await companyOf(ctx, companyId);
    const { from, into } = await mergeOf(ctx, companyId, departmentId, intoId);
    const [below, beside] = [await departmentsBelow(ctx.db, from.id), await departmentsBelow(ctx.db, into.id)];
    const taken = new Set(beside.map(({ name }) => name.toLowerCase()));
    const moving = below.filter(({ status }) => status !== "archived");
    return {
      employees: (await peopleIn(ctx.db, from.id, ctx.today(companyId))).length,
      children: moving.length,
      transfers: await movesTo(ctx.db, from.id),
      head: into.head ?? from.head,
      headComes: into.headEmployeeId === null && from.headEmployeeId !== null,
      clashes: moving.filter(({ name }) => taken.has(name.toLowerCase())).map(({ name }) => name),
    };
  },

  async mergeDepartment({ path, headers, body }, ctx) {
    const { companyId, departmentId } = path;
    await companyOf(ctx, companyId);
    await lockTree(ctx.db, companyId);
    const { from, into } = await mergeOf(ctx, companyId, departmentId, body.intoId);
    const [actor, day] = [actorOf(ctx), ctx.today(companyId)];
    const people = await peopleIn(ctx.db, from.id, day);
    for (const { id } of people) await moveJobs(ctx.db, actor, { companyId, employeeId: id }, [from.id, into.id], day);
    const moves = await redirectMoves(ctx.db, actor, from.id, into.id);
    const groups = await replaceInRules(ctx.db, actor, from.id, into.id);
    const children = (await departmentsBelow(ctx.db, departmentId)).filter(({ status }) => status !== "archived");
    for (const { id, version } of children) {
      const child = { path: { companyId, departmentId: id }, headers: { "If-Match": String(version) } };
      await departments.change(child, ctx, () => ({ parentId: into.id }));
    }
    await departments.step({ path }, ctx, "archive", (before) => {
      checkVersion(before, headers);
      if (before.status === "archived") throw conflict("archived", "The department is already archived.");
      return { status: "archived" };
    });
    const remaining = { path: { companyId, departmentId: into.id } };
    const headEmployeeId = into.headEmployeeId ?? from.headEmployeeId;
    const { body: department } = await (headEmployeeId === into.headEmployeeId
      ? departments.get(remaining, ctx)
      : departments.step(remaining, ctx, "update", () => ({ headEmployeeId })));
    const rules = [{ field: "departmentIds", before: from.department, after: into.department }];
    for (const { id, name } of groups)
      await recordEvent(ctx.db, actor, {
        companyId,
        action: "update",
        subject: "employee-groups",
        recordId: id,
        recordName: name,
        changes: rules,
      });
    const changes = [{ field: "job.department", before: from.department, after: into.department }];
    for (const { id, fullName } of people) await noteChange(ctx, { companyId, id, fullName }, { changes });
    return { department, employees: people.length, children: children.length, transfers: moves };
  },
} satisfies HrmsHandlers;
