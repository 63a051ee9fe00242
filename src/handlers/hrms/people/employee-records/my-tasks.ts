/** The tasks that are the signed-in person's to do, across people and companies. */
import { notFound } from "#src/contract/problem.ts";
import { taskRecords } from "#src/store/people/employee-records/all.ts";
import { myTask, myTasksPage, taskPlacesOf } from "#src/store/people/my-tasks.ts";
import { type HrmsContext, type HrmsHandlers, principalOf } from "../../context.ts";
import { moments } from "../../shared/records/wire.ts";
import { moveTask } from "./tasks.ts";

async function ownPlaces(ctx: HrmsContext) {
  const { userId, tenantId } = principalOf(ctx);
  const day = { at: ctx.now(), inTenant: ctx.today() };
  // Accounts of the platform have no tasks.
  return { day, places: tenantId === null ? [] : await taskPlacesOf(ctx.db, userId, day) };
}

export const myTasksHandlers = {
  async listMyTasks({ query }, ctx) {
    const { day, places } = await ownPlaces(ctx);
    const page = await myTasksPage(ctx.db, places, day, query ?? {});
    return { ...page, items: page.items.map(moments) };
  },

  async moveMyTask({ path: { taskId }, body }, ctx) {
    const { day, places } = await ownPlaces(ctx);
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
