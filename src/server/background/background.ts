/** Runs the server's jobs on the pg-boss queue that all servers of a database share. */
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import type { PgBoss } from "pg-boss";
import type { JobName } from "#src/domain/platform/shared/jobs.ts";
import { columnFills } from "#src/store/platform/column-fills.ts";
import { wakeJob } from "#src/store/platform/shared/background-tasks.ts";
import { errorFields } from "../gateway/error-fields.ts";
import { inSpan } from "../gateway/trace-context.ts";
import type { Job, JobContext, TaskInput } from "./job.ts";
import { jobs } from "./jobs.ts";
import { openQueue } from "./queue.ts";
import { runJob, runTask } from "./run-job.ts";

export interface Background {
  /** Starts taking jobs from the queue. Returns at once; the queue opens in the background. */
  readonly start: () => void;
  /** Makes some server run the job immediately. */
  readonly wake: (job: JobName) => void;
  /** Lets running jobs reach a step from which another server can continue. */
  readonly stop: () => Promise<void>;
}

interface BackgroundOptions extends Omit<JobContext, "stopped"> {
  /** Whether jobs run on schedule; calls start them in any case. */
  readonly scheduled: boolean;
}

/** An entry of the queue; without a task it only wakes the job. */
interface Entry extends Partial<TaskInput> {
  readonly tenantId?: string | null;
}

/** NOTIFY wakes workers at once. They also poll, more often where NOTIFY does not work, as behind a pooler. */
const polling = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 };
const timeoutMs = 15_000;
const soonest = 5_000;

export function createBackground({ scheduled, ...given }: BackgroundOptions): Background {
  const { store, log, mailer } = given;
  // Without a mail server mails stay in the outbox.
  const own = Object.values(jobs).filter(({ name }) => mailer || name !== "send-mails");
  const timers = new Map<JobName, NodeJS.Timeout>();
  let stopped = false;
  let opened: PgBoss | undefined;
  let starting: Promise<void> | undefined;

  function wake(name: JobName): void {
    if (stopped || !own.some((job) => job.name === name)) return;
    wakeJob(store, name).catch((error: unknown) =>
      log.error({ job: name, error: errorFields(error) }, "a job could not be woken"),
    );
  }

  function wakeAt(name: JobName, at: Date): void {
    clearTimeout(timers.get(name));
    const timer = setTimeout(() => wake(name), Math.max(at.getTime() - given.now().getTime(), soonest));
    timers.set(name, timer.unref());
  }

  /** Returns the error code for the queue if the job should be retried: a code, because messages may hold personal data. */
  async function handle(job: Job, id: string, entry: Entry | null, signal: AbortSignal): Promise<string | undefined> {
    const context = { ...given, stopped: () => stopped || signal.aborted };
    const { tenantId = null, recordId } = entry ?? {};
    const input = recordId === undefined ? undefined : { recordId };
    const started = performance.now();
    const ended = (outcome: "done" | "interrupted") =>
      given.observer?.ended(job.name, outcome, (performance.now() - started) / 1000);
    try {
      const again = await inSpan(job.name, { "hrms.tenant": tenantId ?? "" }, () =>
        job.untracked ? runJob(job, context) : runTask(job, context, { id, tenantId, job: job.name }, input),
      );
      if (job.untracked) ended("done");
      if (again && !stopped) wakeAt(job.name, again);
      return undefined;
    } catch (error) {
      const fields = errorFields(error);
      ended("interrupted");
      if (!stopped) log.error({ job: job.name, error: fields }, "a job was interrupted");
      return fields.code ?? fields.name;
    }
  }

  async function open(): Promise<void> {
    const boss = await openQueue(store, { scheduled });
    opened = boss;
    if (stopped) return;
    boss.on("error", (error) => log.error({ error: errorFields(error) }, "the queue of jobs failed"));
    await boss.start({ attempts: 10 });
    for (const job of own) {
      if (stopped) return;
      const options = { ...polling, heartbeatRefreshSeconds: 10 };
      const worker = boss.work<Entry | null>(job.name, options, async ([taken]) => {
        const fault = taken && (await handle(job, taken.id, taken.data, taken.signal));
        // Entries queued at the same time were announced once: without this the next would wait for the poll.
        boss.notifyWorker(await worker);
        if (fault !== undefined) throw new Error(fault);
      });
      await worker;
      if (scheduled && job.schedule !== undefined)
        await boss.schedule(job.name, job.schedule, null, { tz: defaultRegion.timeZone, missed: "once" });
      // Entries queued while no server was running.
      if (job.untracked) wake(job.name);
    }
    if (columnFills.length > 0) wake("fill-columns");
  }

  return {
    wake,
    start() {
      starting = open().catch((error: unknown) => {
        if (!stopped) log.error({ error: errorFields(error) }, "the queue of jobs could not be opened");
      });
    },
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      // Also ends attempts to start without a database.
      const stopQueue = async (): Promise<void> => opened?.stop({ graceful: true, timeout: timeoutMs });
      await stopQueue();
      await starting;
      await stopQueue();
      mailer?.close();
    },
  };
}
