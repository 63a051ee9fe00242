/** The tasks that are the signed-in person's to do, across people and companies. */
import { notFound } from "#src/contract/problem.ts";
import { taskRecords } from "#src/store/people/employee-records/all.ts";
import { myTask, myTasksPage } from "#src/store/people/shared/my-tasks.ts";
import type { HrmsHandlers } from "../../context.ts";
import { ownTaskPlaces } from "../shared/own-task-places.ts";
import { moments } from "../../shared/records/wire.ts";
import { moveTask } from "./tasks.ts";

export const myTasksHandlers = {
  async listMyTasks({ query }, ctx) {
    const { day, places } = await ownTaskPlaces(ctx);
    const page = await myTasksPage(ctx.db, places, day, query ?? {});
    return { ...page, items: page.items.map(moments) };
  },

  async moveMyTask({ path: { taskId }, body }, ctx) {
    const { day, places } = await ownTaskPlaces(ctx);
    const task = await myTask(ctx.db, places, day, taskId);
    const of = task && { companyId: task.companyId, employeeId: task.employeeId };
    const before = of && (await taskRecords.lock(ctx.db, of, taskId));
    if (!of || !before) throw notFound("There is no such task.");
    await moveTask(ctx, { of, before }, body.status);
    const after = await myTask(ctx.db, places, day, taskId);
    if (!after) throw notFound("There is no such task.");
    return moments(after);
  },
} satisfies HrmsHandlers;
