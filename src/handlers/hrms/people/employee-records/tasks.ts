/** Onboarding and offboarding tasks. */
import type { EmployeeTaskInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { taskRecords, tasksAmong } from "#src/store/people/employee-records/all.ts";
import { lockEmployee } from "#src/store/people/shared/record.ts";
import { taskTemplateRecords } from "#src/store/people/task-templates.ts";
import { actorOf, type HrmsHandlers } from "../../context.ts";
import { openTasks } from "../shared/employee-tasks.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { subRecords } from "./sub-records.ts";

const tasks = subRecords({
  subject: "tasks",
  records: taskRecords,
  class: "personal",
  nameOf: ({ title }) => title,
  toFields: (body: EmployeeTaskInput, _ctx, before) => ({
    ...cleanFields("tasks", body),
    status: before?.status ?? ("open" as const),
  }),
  computed: ({ dueOn, status, doer }, { today }) => ({
    doneBy: doer,
    overdue: status !== "done" && status !== "skipped" && dueOn < today,
  }),
  unaudited: ["templateId", "doneBy"],
  unique: { employee_tasks_open: "title" },
});

export const tasksHandlers = {
  ...tasks.handlers,

  async moveEmployeeTask(input, ctx) {
    const target = await tasks.locked(ctx, input, false);
    const { before, employee } = target;
    const own = employee.self && before.owner === "employee";
    if (!own && !employee.write.has("personal")) throw new ProblemError("forbidden");
    const { status } = input.body;
    if (status === before.status) throw conflict("task-step", `The task already has the status ${status}.`);
    const { userId, now } = actorOf(ctx);
    const done = status === "done" || status === "skipped";
    const by = { doneAt: done ? now : null, doneBy: done ? userId : null };
    return tasks.saveAndAnswer(ctx, target, { status, ...by });
  },

  async startEmployeeTasks(input, ctx) {
    const { employee, of } = await tasks.enter(ctx, input, true);
    if (!(await lockEmployee(ctx.db, of.companyId, of.employeeId))) throw notFound();
    const template = await taskTemplateRecords.find(ctx.db, employee.companyId, input.body.templateId);
    if (!template || template.status !== "active") throw invalid("/templateId", "unknown-reference");
    const known = template.kind === "onboarding" ? employee.startDate : employee.lastDay;
    const { ids, skipped } = await openTasks(ctx, of, template, input.body.day ?? known ?? accessDay(ctx.now()));
    if (ids.length === 0 && skipped > 0) throw conflict("tasks-open", "The tasks in this template are already open.");
    const { items } = await taskRecords.page(ctx.db, of, { pageSize: 100, only: tasksAmong(ids) });
    return reply(
      201,
      items.map((row) => tasks.wire(row, ctx, employee)),
    );
  },
} satisfies HrmsHandlers;
