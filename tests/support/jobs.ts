/** Runs background jobs when a test says so, instead of by the queue's timers. */
import type { JobName } from "#src/domain/platform/shared/jobs.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import type { JobContext } from "#src/server/background/job.ts";
import { jobs } from "#src/server/background/jobs.ts";
import { runJob, runTask } from "#src/server/background/run-job.ts";
import { silentLog } from "#src/server/gateway/log.ts";
import type { Store } from "#src/store/database/open-store.ts";

interface World {
  readonly database: Store;
  readonly settings: HrmsSettings;
}

type Options = Partial<Omit<JobContext, "store">>;

const contextOf = ({ database, settings }: World, options: Options): JobContext => ({
  store: database,
  settings,
  log: silentLog,
  now: () => new Date(),
  stopped: () => false,
  ...options,
});

/** Runs it once, as its schedule would. */
export async function runJobNow(world: World, name: JobName, options: Options = {}): Promise<void> {
  await runJob(jobs[name], contextOf(world, options));
}

/** Tasks of the job waiting in the queue, each taken out and run. */
export async function runQueuedTasks(world: World, name: JobName, options: Options = {}): Promise<void> {
  const { rows } = await world.database.pool.query<{ id: string; data: { tenantId: string; recordId: string } }>(
    "delete from pgboss.job where name = $1 and state = 'created' and data is not null returning id, data",
    [name],
  );
  for (const { id, data } of rows)
    await runTask(jobs[name], contextOf(world, options), { id, tenantId: data.tenantId, job: name }, data);
}

/** A job triggered by calls, as on a server: one run at a time, and another for what was queued during it. */
export function wokenJob(world: () => World, name: JobName, options: Options) {
  let runs: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    runs = runs.then(() => runJobNow(world(), name, options));
    return runs;
  };
  return { look, wake: () => void look(), stop: () => runs };
}
