/** Which parts of the server work, apart from the database: what fails here is reported, but other calls are still answered. */
import { randomUUID } from "node:crypto";
import { access, constants, mkdir } from "node:fs/promises";
import type { PartStates } from "#src/handlers/hrms/context.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { countQueuedJobs } from "#src/store/platform/shared/background-tasks.ts";
import type { FilePlaces } from "#src/store/shared/file-storage.ts";
import type { Mailer } from "../mailer.ts";

interface Parts {
  readonly store: Store;
  readonly files: FilePlaces;
  readonly mails: boolean;
  readonly now: () => Date;
}

export interface Health {
  readonly parts: () => Promise<PartStates>;
  /** Notes whether the last email was accepted. */
  readonly observed: (mailer: Mailer) => Mailer;
}

/** Anyone may ask, so the answer is kept for a moment. */
const keptMs = 5_000;
const timeoutMs = 2_000;
const maxClockDifferenceMs = 5_000;
/** A due job that nobody takes for this long. */
const longestDueSeconds = 600;

type State = "ok" | "failed";

async function stateOf(check: () => Promise<boolean>): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  try {
    return (await Promise.race([check(), late])) ? "ok" : "failed";
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}

async function filesWork(places: FilePlaces): Promise<boolean> {
  if (typeof places === "string") {
    await mkdir(places, { recursive: true, mode: 0o700 });
    await access(places, constants.W_OK);
  } else if (places) {
    const key = `health/${randomUUID()}`;
    await places.bucket.put(key, Buffer.from("ok"));
    await places.bucket.remove(key);
  }
  return true;
}

export function createHealth({ store, files, mails, now }: Parts): Health {
  let lastMailFailed = false;
  let kept: { readonly until: number; readonly states: Promise<PartStates> } | undefined;

  const clockIsRight = async (): Promise<boolean> => {
    const { rows } = await store.pool.query<{ at: Date }>("select clock_timestamp() as at");
    return Math.abs((rows[0]?.at.getTime() ?? 0) - now().getTime()) < maxClockDifferenceMs;
  };
  const jobsRun = async (): Promise<boolean> =>
    (await countQueuedJobs(store)).every(({ state, due }) => state === "active" || due < longestDueSeconds);

  async function read(): Promise<PartStates> {
    const [storage, jobs, clock] = await Promise.all([
      stateOf(() => filesWork(files)),
      stateOf(jobsRun),
      stateOf(clockIsRight),
    ]);
    return { files: storage, jobs, clock, mail: mails ? (lastMailFailed ? "failed" : "ok") : "off" };
  }

  return {
    parts() {
      if (!kept || kept.until < performance.now()) kept = { until: performance.now() + keptMs, states: read() };
      return kept.states;
    },
    observed: (mailer) => ({
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail);
          lastMailFailed = false;
        } catch (error) {
          lastMailFailed = true;
          throw error;
        }
      },
    }),
  };
}
