/** Departments of a company: a tree in which nothing lies below itself. */
import type { DepartmentInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { inTreeOrder, liesBelow } from "#src/domain/tree.ts";
import { departmentRecords, departmentsBelow, departmentsOf, lockTree } from "#src/store/departments.ts";
import { companyOf, type HrmsContext } from "./context.ts";
import { checkVersion, crud } from "./crud.ts";
import { inUse } from "./shared/in-use.ts";
import { lineOf, lineOrNull } from "./shared/fields.ts";
import { jobUsages } from "./shared/job-usages.ts";

/** The department may stand below this one; throws where it may not. */
async function checkParent(ctx: HrmsContext, companyId: string, parentId: string | null, ownId: string | undefined): Promise<void> {
  await lockTree(ctx.db, companyId);
  if (parentId === null) return;
  const tree = await departmentsOf(ctx.db, companyId);
  const parent = tree.find(({ id }) => id === parentId);
  if (!parent || parent.status === "archived") throw invalid("/parentId", "unknown-reference");
  if (ownId !== undefined && (parentId === ownId || liesBelow(tree, parentId, ownId))) throw invalid("/parentId", "cycle");
}

const departments = crud({
  subject: "departments",
  records: departmentRecords,
  idName: "departmentId",
  nameOf: ({ department }) => department,
  derived: ["children"],
  unique: { departments_code: "code", departments_name: "department" },
  async toFields(body: DepartmentInput, ctx, before, companyId) {
    const parentId = body.parentId ?? null;
    if (!before || parentId !== before.parentId) await checkParent(ctx, companyId, parentId, before?.id);
    return {
      department: lineOf("department", body.department),
      code: lineOf("code", body.code),
      parentId,
      costCentre: lineOrNull("costCentre", body.costCentre),
      status: body.status ?? ("active" as const),
    };
  },
  async usages(ctx, departmentId) {
    const below = (await departmentsBelow(ctx.db, departmentId)).map(({ id, name }) => ({ subject: "departments", id, name }));
    return [...below, ...(await jobUsages(ctx, "departments", departmentId))];
  },
});

export const departmentsHandlers: Handlers<operations, HrmsContext> = {
  listDepartments: departments.list,
  listDepartmentOptions: departments.options,
  getDepartment: departments.get,
  createDepartment: departments.create,
  updateDepartment: departments.update,
  deleteDepartment: departments.remove,
  listDepartmentHistory: departments.history,
  exportDepartments: departments.csv({
    department: ({ department }) => department,
    code: ({ code }) => code,
    parent: ({ parent }) => parent,
    costCentre: ({ costCentre }) => costCentre,
    status: ({ status }) => status,
  }),

  async archiveDepartment(input, ctx) {
    await departments.get(input, ctx);
    await lockTree(ctx.db, input.path.companyId);
    const below = (await departmentsBelow(ctx.db, input.path.departmentId)).filter(({ status }) => status !== "archived");
    if (below.length > 0) throw inUse(below.map(({ id, name }) => ({ subject: "departments", id, name })));
    return departments.archive(input, ctx);
  },

  async restoreDepartment(input, ctx) {
    await departments.get(input, ctx);
    await lockTree(ctx.db, input.path.companyId);
    const tree = await departmentsOf(ctx.db, input.path.companyId);
    const own = tree.find(({ id }) => id === input.path.departmentId);
    const parent = tree.find(({ id }) => id === own?.parentId);
    if (own?.status === "archived" && parent?.status === "archived") throw conflict("parent-archived", `${parent.department}, the department above, is archived: restore it first.`);
    return departments.restore(input, ctx);
  },

  async getDepartmentTree({ path }, ctx) {
    await companyOf(ctx, path.companyId);
    const rows = (await departmentsOf(ctx.db, path.companyId)).filter(({ status }) => status !== "archived");
    return { items: inTreeOrder(rows) };
  },

  moveDepartment: (input, ctx) =>
    departments.change(input, ctx, async ({ id, companyId }) => {
      await checkParent(ctx, companyId, input.body.parentId, id);
      return { parentId: input.body.parentId };
    }),

  async mergeDepartment({ path, headers, body }, ctx) {
    const { companyId, departmentId } = path;
    await companyOf(ctx, companyId);
    await lockTree(ctx.db, companyId);
    const tree = await departmentsOf(ctx.db, companyId);
    const into = tree.find(({ id }) => id === body.intoId);
    if (!tree.some(({ id }) => id === departmentId)) throw notFound();
    if (!into || into.status === "archived") throw invalid("/intoId", "unknown-reference");
    if (into.id === departmentId || liesBelow(tree, into.id, departmentId)) throw invalid("/intoId", "cycle");
    for (const { id, status, version } of await departmentsBelow(ctx.db, departmentId)) {
      const child = { path: { companyId, departmentId: id }, headers: { "If-Match": String(version) } };
      if (status !== "archived") await departments.change(child, ctx, () => ({ parentId: into.id }));
    }
    await departments.step({ path }, ctx, "archive", (before) => {
      checkVersion(before, headers);
      if (before.status === "archived") throw conflict("archived", "The department is archived already.");
      return { status: "archived" };
    });
    return departments.get({ path: { companyId, departmentId: into.id } }, ctx);
  },
};
