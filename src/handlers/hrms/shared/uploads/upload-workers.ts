/**
 * Uploaded files are read in threads of their own, so that no file holds up other calls or takes the process down: each thread has
 * its own memory limit, and is ended where a file takes too long.
 */
import { Worker } from "node:worker_threads";
import { ProblemError } from "#src/contract/problem.ts";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import { readingLimits } from "#src/domain/shared/upload/limits.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { Tasks } from "./tasks.ts";

type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Output<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;
/** Functions that the task calls, carried out here. */
type Outside<Name extends keyof Tasks> =
  Parameters<Tasks[Name]> extends [unknown, infer Functions]
    ? { readonly outside: Functions }
    : { readonly outside?: undefined };

export type UploadJob<Name extends keyof Tasks> = Outside<Name> & {
  readonly input: Input<Name>;
  /** The tenant whose file it is: files of one tenant are read one after the other. */
  readonly owner: string | null;
  /** Offset of the file in the body. */
  readonly pointer?: string;
  /** Handed over to the thread instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
};

export interface UploadWorkers {
  readonly run: <Name extends keyof Tasks>(name: Name, job: UploadJob<Name>) => Promise<Output<Name>>;
  readonly close: () => Promise<void>;
}

interface Options {
  /** Threads. */
  readonly size?: number;
  /** Files that may be read or wait, of all tenants and of one. Each keeps a database connection until then. */
  readonly maxJobs?: number;
  readonly maxPerOwner?: number;
  readonly seconds?: number;
  readonly memoryMb?: number;
  /** Milliseconds after which an idle thread gives its memory back. */
  readonly idle?: number;
}

interface Job {
  readonly name: keyof Tasks;
  readonly input: unknown;
  readonly owner: string | null;
  readonly transfer: readonly ArrayBuffer[];
  readonly outside: Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const entry = new URL("./worker.ts", import.meta.url);
const retryAfter = { "Retry-After": "5" };

export function createUploadWorkers({
  size = 2,
  maxJobs = 8,
  maxPerOwner = 4,
  seconds = readingLimits.seconds,
  memoryMb = readingLimits.memoryMb,
  idle: idleTime = 30_000,
}: Options = {}): UploadWorkers {
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const running = new Set<Job>();
  let waiting: Job[] = [];

  const spawn = (): Worker => {
    const worker = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    all.add(worker);
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      all.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    return worker;
  };

  const reuse = (): Worker | undefined => {
    const [found] = idle.keys();
    if (!found) return undefined;
    clearTimeout(idle.get(found));
    idle.delete(found);
    found.ref();
    return found;
  };

  const rest = (worker: Worker): void => {
    worker.unref();
    idle.set(worker, setTimeout(() => void worker.terminate(), idleTime).unref());
  };

  const start = (job: Job): void => {
    running.add(job);
    const worker = reuse() ?? spawn();
    let left = seconds * 1_000;
    let since = 0;
    let timer: NodeJS.Timeout | undefined;
    let over = false;
    const run = (): void => {
      since = performance.now();
      timer = setTimeout(
        () => end(() => job.reject(new UploadFault("takes-too-long", { limit: seconds })), false),
        left,
      );
    };
    const pause = (): void => {
      clearTimeout(timer);
      left -= performance.now() - since;
    };
    const end = (settle: () => void, reusable: boolean): void => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      settle();
      const next = (): void => {
        running.delete(job);
        startNext();
      };
      if (reusable) {
        rest(worker);
        next();
      } else void worker.terminate().then(next);
    };
    const onMessage = (message: FromWorker): void => {
      if (message.kind === "done") return end(() => job.resolve(message.result), true);
      if (message.kind === "fault") return end(() => job.reject(new UploadFault(message.code, message.params)), true);
      if (message.kind === "failed") return end(() => job.reject(message.error), true);
      // Only what the thread does itself counts, not how long the database takes.
      pause();
      Promise.resolve(job.outside[message.name]?.(...message.args)).then(
        (value) => {
          if (over) return;
          run();
          worker.postMessage({ kind: "answer", value } satisfies ToWorker);
        },
        (error: unknown) => end(() => job.reject(error), false),
      );
    };
    const onError = (error: Error & { code?: string }): void =>
      end(
        () => job.reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new UploadFault("needs-too-much-memory") : error),
        false,
      );
    const onExit = (): void => end(() => job.reject(new Error("The thread that read the file has ended.")), false);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    run();
    worker.postMessage({ kind: "run", name: job.name, input: job.input } satisfies ToWorker, job.transfer);
  };

  const startNext = (): void => {
    while (running.size < size) {
      const busy = new Set([...running].map(({ owner }) => owner));
      const next = waiting.find(({ owner }) => !busy.has(owner));
      if (!next) return;
      waiting = waiting.filter((job) => job !== next);
      start(next);
    }
  };

  const enqueue = (job: Omit<Job, "resolve" | "reject">): Promise<unknown> => {
    const present = [...running, ...waiting];
    if (present.filter(({ owner }) => owner === job.owner).length >= maxPerOwner) {
      throw new ProblemError("too-many-requests", {
        code: "uploads-busy",
        detail: "Your organisation's other files are still being read.",
        headers: retryAfter,
      });
    }
    if (present.length >= maxJobs)
      throw new ProblemError("unavailable", {
        code: "uploads-busy",
        title: "Too many files are being read",
        detail: "Try again in a few seconds.",
        headers: retryAfter,
      });
    return new Promise((resolve, reject) => {
      waiting.push({ ...job, resolve, reject });
      startNext();
    });
  };

  return {
    async run<Name extends keyof Tasks>(
      name: Name,
      { input, owner, pointer = "", transfer = [], outside }: UploadJob<Name>,
    ): Promise<Output<Name>> {
      try {
        return (await enqueue({
          name,
          input,
          owner,
          transfer,
          outside: (outside ?? {}) as Job["outside"],
        })) as Output<Name>;
      } catch (error) {
        if (!(error instanceof UploadFault)) throw error;
        const { code, params, message } = error;
        throw new ProblemError("validation", {
          errors: [{ pointer, code, message, ...(Object.keys(params).length > 0 && { params: { ...params } }) }],
        });
      }
    },
    async close() {
      for (const { reject } of waiting) reject(new ProblemError("unavailable"));
      waiting = [];
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
