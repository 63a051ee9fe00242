/** Onboarding and offboarding tasks. */
import type { EmployeeTaskInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { noTasks, taskRecords, tasksAmong, tasksOfManagers } from "#src/store/people/employee-records/all.ts";
import { lockEmployee } from "#src/store/people/shared/record.ts";
import { taskTemplateRecords } from "#src/store/people/task-templates.ts";
import type { OfEmployee } from "#src/store/people/shared/records.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../../context.ts";
import { openTasks } from "../shared/employee-tasks.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { subRecords } from "./sub-records.ts";

const tasks = subRecords({
  subject: "tasks",
  records: taskRecords,
  // Managers see the tasks that are theirs, without the rest of the personal records.
  class: "public",
  classOf: ({ owner }, write) => (owner === "manager" && !write ? "public" : "personal"),
  classOfNew: () => "personal",
  visible(employee) {
    if (employee.read.has("personal")) return undefined;
    return employee.manages ? tasksOfManagers : noTasks;
  },
  nameOf: ({ title }) => title,
  toFields: (body: EmployeeTaskInput, _ctx, before) => ({
    ...cleanFields("tasks", body),
    status: before?.status ?? ("open" as const),
    // A new date is reminded of anew.
    reminded: before && before.dueOn === body.dueOn ? before.reminded : null,
  }),
  computed: ({ dueOn, status, doer }, { today }) => ({
    doneBy: doer,
    overdue: status !== "done" && status !== "skipped" && dueOn < today,
  }),
  unaudited: ["templateId", "doneBy", "reminded"],
  unique: { employee_tasks_open: "title" },
});

type TaskRow = Parameters<typeof tasks.wire>[0];

/** Moves a locked task to another state, in the name of the caller. */
export function moveTask(
  ctx: HrmsContext,
  target: { readonly of: OfEmployee; readonly before: TaskRow },
  status: TaskRow["status"],
): Promise<TaskRow> {
  if (status === target.before.status) throw conflict("task-step", `The task already has the status ${status}.`);
  const { userId, now } = actorOf(ctx);
  const done = status === "done" || status === "skipped";
  return tasks.save(ctx, target, { status, doneAt: done ? now : null, doneBy: done ? userId : null });
}

export const tasksHandlers = {
  ...tasks.handlers,

  async moveEmployeeTask(input, ctx) {
    const target = await tasks.locked(ctx, input, false);
    const { before, employee } = target;
    if (before.owner === "manager" && !employee.manages && !employee.read.has("personal")) throw notFound();
    const own = (employee.self && before.owner === "employee") || (employee.manages && before.owner === "manager");
    if (!own && !employee.write.has("personal")) throw new ProblemError("forbidden");
    return tasks.answer(200, await moveTask(ctx, target, input.body.status), ctx, employee);
  },

  async startEmployeeTasks(input, ctx) {
    const { employee, of } = await tasks.enter(ctx, input, true);
    if (!(await lockEmployee(ctx.db, of.companyId, of.employeeId))) throw notFound();
    const template = await taskTemplateRecords.find(ctx.db, employee.companyId, input.body.templateId);
    if (!template || template.status !== "active") throw invalid("/templateId", "unknown-reference");
    const known = template.kind === "onboarding" ? employee.startDate : employee.lastDay;
    const { ids, skipped } = await openTasks(ctx, of, template, input.body.day ?? known ?? employee.today);
    if (ids.length === 0 && skipped > 0) throw conflict("tasks-open", "The tasks in this template are already open.");
    const { items } = await taskRecords.page(ctx.db, of, { pageSize: 100, only: tasksAmong(ids) });
    return reply(
      201,
      items.map((row) => tasks.wire(row, ctx, employee)),
    );
  },
} satisfies HrmsHandlers;
