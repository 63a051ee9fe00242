/** Runs a job once, for its tenancy, and updates its task for the people watching it. */
import { ProblemError } from "#src/contract/problem.ts";
import { livingTenants } from "#src/store/people/expiry-notices.ts";
import { beginTask, noteTask, type OfTask } from "#src/store/platform/shared/background-tasks.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";
import { errorFields } from "../gateway/error-fields.ts";
import {
  type Job,
  JobCancelled,
  type JobContext,
  JobFailure,
  JobInterrupted,
  type Progress,
  type TaskInput,
} from "./job.ts";

/** Often enough to see progress, without a database call for each step. */
const reportIntervalMs = 500;
/** A task that kills the server on every run must not do so forever. */
const maxAttempts = 10;

type Moved = (done: number, total: number, position?: string) => Promise<void>;

/** Once, without a task: for work that is woken many times a minute. */
export async function runJob(
  job: Job,
  context: JobContext,
  input?: TaskInput & { tenantId: string },
): Promise<Date | undefined> {
  return run(job, context, input, null, () => {
    if (context.stopped()) return Promise.reject(new JobInterrupted());
    return Promise.resolve();
  });
}

async function run(
  job: Job,
  context: JobContext,
  input: (TaskInput & { tenantId: string }) | undefined,
  after: string | null,
  moved: Moved,
): Promise<Date | undefined> {
  const progress: Progress = (done, total) => moved(done, total);
  if (job.tenancy === "platform") return job.run(context, undefined, progress);
  if (job.tenancy === "one-tenant") {
    if (!input) throw new Error(`${job.name} needs to know what to work on.`);
    await job.run({ ...context, tenantId: input.tenantId }, input, progress);
    return undefined;
  }
  const tenants = await livingTenants(context.store);
  for (const [index, tenantId] of tenants.entries()) {
    if (after !== null && tenantId <= after) continue;
    await moved(index, tenants.length);
    try {
      await job.run({ ...context, tenantId }, undefined, async () => moved(index, tenants.length));
    } catch (error) {
      if (endsRun(error)) throw error;
      if (!(error instanceof JobFailure))
        context.log.error({ job: job.name, tenantId, error: errorFields(error) }, "a job failed for a tenant");
    }
    await moved(index + 1, tenants.length, tenantId);
  }
  return undefined;
}

/** What stops the whole job, not only its work for one tenant. */
const endsRun = (error: unknown): boolean =>
  error instanceof JobInterrupted || error instanceof JobCancelled || isUnavailable(error);

/**
 * Once, with its task. An error ends the task as failed; it throws only if the job should be resumed: the server is
 * closing, or the database is unavailable.
 */
export async function runTask(job: Job, context: JobContext, of: OfTask, input?: TaskInput): Promise<Date | undefined> {
  const { store, now, log } = context;
  const task = await beginTask(store, of, now());
  if (!task) return undefined;
  if (task.attempts > maxAttempts) {
    await noteTask(store, of, { state: "failed", errorCode: "interrupted", finishedAt: now() }, now());
    return undefined;
  }
  const started = performance.now();
  const end = async (state: "done" | "failed" | "cancelled", errorCode: string | null = null) => {
    await noteTask(store, of, { state, errorCode, finishedAt: now() }, now());
    context.observer?.ended(job.name, state, (performance.now() - started) / 1000);
  };
  try {
    const again = await run(job, context, inputOf(of, input), task.position, reporting(context, of));
    await end("done");
    return again;
  } catch (error) {
    if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
    if (error instanceof JobCancelled) {
      await end("cancelled");
      return undefined;
    }
    if (!(error instanceof JobFailure) && !(error instanceof ProblemError))
      log.error({ job: job.name, taskId: of.id, error: errorFields(error) }, "a job failed");
    await end("failed", codeOf(error));
    return undefined;
  }
}

function codeOf(error: unknown): string {
  if (error instanceof JobFailure) return error.code;
  return error instanceof ProblemError ? (error.details.code ?? error.type) : "internal";
}

const inputOf = ({ tenantId }: OfTask, input: TaskInput | undefined) =>
  input && tenantId !== null ? { ...input, tenantId } : undefined;

function reporting({ store, now, stopped }: JobContext, of: OfTask): Moved {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return async (done, total, position) => {
    if (position === undefined && performance.now() - reportedAt < reportIntervalMs) return;
    reportedAt = performance.now();
    const { cancelAsked } = await noteTask(
      store,
      of,
      { done, total, ...(position !== undefined && { position }) },
      now(),
    );
    if (cancelAsked) throw new JobCancelled();
    if (stopped()) throw new JobInterrupted();
  };
}
