/** Task templates of a company. */
import type { operations, TaskTemplateInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { taskTemplateIsUsed, taskTemplateRecords } from "#src/store/task-templates.ts";
import type { HrmsContext } from "./context.ts";
import { crud } from "./crud.ts";
import { lineOf } from "./shared/fields.ts";

const templates = crud({
  subject: "task-templates",
  records: taskTemplateRecords,
  idName: "taskTemplateId",
  nameOf: ({ name }) => name,
  unique: { task_templates_name: "name" },
  derived: ["taskCount"],
  toFields: (body: TaskTemplateInput) => ({
    name: lineOf("name", body.name),
    kind: body.kind,
    automatic: body.automatic ?? false,
    tasks: body.tasks.map(({ title, owner, dueOffset }, index) => ({ title: lineOf(`tasks/${index}/title`, title), owner, dueOffset })),
    status: body.status ?? ("active" as const),
  }),
  usages: async (ctx, id) => ((await taskTemplateIsUsed(ctx.db, id)) ? [{ subject: "employees", id, name: "tasks of employees" }] : []),
});

export const taskTemplatesHandlers: Handlers<operations, HrmsContext> = {
  listTaskTemplates: templates.list,
  listTaskTemplateOptions: templates.options,
  createTaskTemplate: templates.create,
  getTaskTemplate: templates.get,
  updateTaskTemplate: templates.update,
  deleteTaskTemplate: templates.remove,
  archiveTaskTemplate: templates.archive,
  restoreTaskTemplate: templates.restore,
  listTaskTemplateHistory: templates.history,
};
