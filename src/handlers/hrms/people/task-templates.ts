/** Task templates of a company. */
import type { TaskTemplateInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { documentTypeRecords } from "#src/store/people/document-types.ts";
import { taskTemplateIsUsed, taskTemplateRecords } from "#src/store/people/task-templates.ts";
import { workpassTypeRecords } from "#src/store/platform/shared/masters/workpass-types.ts";
import { checkReference } from "../shared/references.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf } from "../shared/fields.ts";

export const taskTemplatesHandlers = crud({
  subject: "task-templates",
  records: taskTemplateRecords,
  nameOf: ({ name }) => name,
  unique: { task_templates_name: "name" },
  unaudited: ["taskCount", "workpassTypeIds"],
  async toFields(body: TaskTemplateInput, ctx, before, companyId) {
    const known = new Set(before?.tasks.map(({ documentTypeId }) => documentTypeId));
    for (const [index, { documentTypeId }] of body.tasks.entries()) {
      if (!documentTypeId) continue;
      const type = await documentTypeRecords.find(ctx.db, companyId, documentTypeId);
      if (!type || (type.status !== "active" && !known.has(documentTypeId)))
        throw invalid(`/tasks/${index}/documentTypeId`, "unknown-reference");
    }
    const passes = body.workpassTypeIds ?? [];
    for (const [index, id] of passes.entries()) {
      const old = before?.workpassTypeIds.includes(id) ? id : null;
      await checkReference(`workpassTypeIds/${index}`, id, old, (each) => workpassTypeRecords.find(ctx.db, null, each));
    }
    return {
      ...cleanFields("task-templates", body),
      contractTypes: body.contractTypes ?? [],
      residencies: body.residencies ?? [],
      workpassTypeIds: passes,
      tasks: body.tasks.map(({ title, owner, dueOffset, openFor, documentTypeId }, index) => ({
        title: lineOf(`tasks/${index}/title`, title),
        owner,
        dueOffset,
        openFor: openFor ?? ("everybody" as const),
        documentTypeId: documentTypeId ?? null,
      })),
    };
  },
  usages: async (ctx, id) =>
    (await taskTemplateIsUsed(ctx.db, id)) ? [{ subject: "employees", id, name: "tasks of employees" }] : [],
}).handlers;
