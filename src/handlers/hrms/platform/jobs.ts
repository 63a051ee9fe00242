/** Background tasks: one's own to watch and cancel, and those of all tenants for the platform. */
import { Readable } from "node:stream";
import type { Job, PlatformJob } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import { pick } from "#src/domain/shared/pick.ts";
import {
  allTasks,
  type BackgroundTaskRow,
  cancelAnyTask,
  cancelTask,
  currentTasksOf,
  findTaskOf,
  tasksOf,
} from "#src/store/platform/shared/background-tasks.ts";
import {
  type HrmsContext,
  type HrmsHandlers,
  principalOf,
  type SteppedContext,
  type SteppedHandlers,
} from "../context.ts";
import { platformOnlyPlace } from "../shared/records/places.ts";
import { moments } from "../shared/records/wire.ts";

const progressOf = (task: BackgroundTaskRow) => ({
  ...moments(pick(task, ["id", "job", "state", "done", "total", "errorCode", "createdAt", "startedAt", "finishedAt"])),
  cancelAsked: task.cancelAskedAt !== null,
});

const shown = (task: BackgroundTaskRow): Job => ({ ...progressOf(task), recordId: task.recordId });

const shownToPlatform = (task: BackgroundTaskRow & { tenant: string | null }): PlatformJob => ({
  ...progressOf(task),
  ...pick(task, ["tenantId", "tenant", "attempts"]),
});

async function ownTask(ctx: HrmsContext, id: string): Promise<Job> {
  const task = await findTaskOf(ctx.db, principalOf(ctx).userId, id);
  if (!task) throw notFound("There is no such task.");
  return shown(task);
}

export const jobsHandlers = {
  async listJobs({ query }, ctx) {
    const page = await tasksOf(ctx.db, principalOf(ctx).userId, query ?? {});
    return { ...page, items: page.items.map(shown) };
  },

  getJob: ({ path }, ctx) => ownTask(ctx, path.jobId),

  async cancelJob({ path }, ctx) {
    await ownTask(ctx, path.jobId);
    await cancelTask(ctx.db, path.jobId, ctx.now());
    return ownTask(ctx, path.jobId);
  },

  async listPlatformJobs({ query }, ctx) {
    platformOnlyPlace.author(ctx);
    const page = await allTasks(ctx.db, query ?? {});
    return { ...page, items: page.items.map(shownToPlatform) };
  },

  async cancelPlatformJob({ path }, ctx) {
    const { now } = platformOnlyPlace.author(ctx);
    const task = await cancelAnyTask(ctx.db, path.jobId, now);
    if (!task) throw notFound("There is no such task.");
    return shownToPlatform(task);
  },
} satisfies HrmsHandlers;

const watchedMs = 30_000;
const pollMs = 1_000;
/** How long events still include a task that has ended. */
const recentMs = 60_000;

/** Between two looks no connection of the database is held. */
async function* eventsOf(call: SteppedContext): AsyncGenerator<string> {
  const { userId } = principalOf(call);
  const since = new Date(call.now().getTime() - recentMs);
  const end = performance.now() + watchedMs;
  let sent = "";
  for (;;) {
    const items = await call.transact(async ({ db }) => (await currentTasksOf(db, userId, since)).map(shown));
    const data = JSON.stringify({ items });
    if (data !== sent) yield `event: jobs\ndata: ${data}\n\n`;
    sent = data;
    if (items.every(({ finishedAt }) => finishedAt !== null) || performance.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

export const jobsSteps = {
  watchJobs(_input, call) {
    const body = Readable.toWeb(Readable.from(eventsOf(call), { objectMode: false }));
    // The contract calls the events a text; the gateway sends it as it comes.
    return reply(200, body as unknown as string, { "Cache-Control": "no-store" });
  },
} satisfies SteppedHandlers;
