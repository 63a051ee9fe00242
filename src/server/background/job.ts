/** What a background job is, and what it gets to work with. */
import type { JobName } from "#src/domain/platform/shared/jobs.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import type { Store } from "#src/store/database/open-store.ts";
import type { Log } from "../gateway/log.ts";
import type { Mailer } from "../mailer.ts";

export interface JobContext {
  readonly store: Store;
  readonly settings: HrmsSettings;
  readonly log: Log;
  readonly now: () => Date;
  /** Whether the server is closing: the job ends at its next step, and another server goes on with it. */
  readonly stopped: () => boolean;
  /** Undefined without a mail server. */
  readonly mailer?: Mailer | undefined;
}

export interface TenantJobContext extends JobContext {
  readonly tenantId: string;
}

/** Says how far the job is; throws where somebody has cancelled it or the server is closing. */
export type Progress = (done: number, total: number) => Promise<void>;

/** The record that a task works on. */
export interface TaskInput {
  readonly recordId: string;
}

interface Declared {
  readonly name: JobName;
  /** What it is for, as the page of the jobs in docs/architecture.md says it. */
  readonly summary: string;
  /** When it runs by itself, as cron in Singapore time. */
  readonly schedule?: string;
  /** Woken many times a minute: its runs are no tasks that anybody watches. */
  readonly untracked?: true;
  /** What else starts it. */
  readonly trigger?: string;
  /** What is guaranteed where a server is interrupted. */
  readonly delivery: string;
}

/** Runs once for all; may answer when it wants to run again. */
interface PlatformJob extends Declared {
  readonly tenancy: "platform";
  readonly run: (context: JobContext, input: undefined, progress: Progress) => Promise<Date | undefined>;
}

/** Runs for each tenant whose people work here, one after the other; an interrupted run goes on with the next one. */
interface EveryTenantJob extends Declared {
  readonly tenancy: "every-tenant";
  readonly run: (context: TenantJobContext, input: undefined, progress: Progress) => Promise<void>;
}

/** A task that somebody of the tenant has started. */
interface OneTenantJob extends Declared {
  readonly tenancy: "one-tenant";
  readonly run: (context: TenantJobContext, input: TaskInput, progress: Progress) => Promise<void>;
}

export type Job = PlatformJob | EveryTenantJob | OneTenantJob;

/** A failure that the job itself has logged; the code is shown to whoever started it. */
export class JobFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The server is closing: nothing has failed, and the queue hands the job to another one. */
export class JobInterrupted extends Error {}

/** Whoever started the job has cancelled it. */
export class JobCancelled extends Error {}
