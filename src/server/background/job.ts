/** What a background job is, and the context it runs in. */
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
  /** Whether the server is closing: the job ends at its next step, and another server continues it. */
  readonly stopped: () => boolean;
  readonly observer?: JobObserver | undefined;
  /** Undefined without a mail server. */
  readonly mailer?: Mailer | undefined;
}

export interface TenantJobContext extends JobContext {
  readonly tenantId: string;
}

/** Receives how runs of jobs end, for metrics. */
export interface JobObserver {
  readonly ended: (job: JobName, outcome: "done" | "failed" | "cancelled" | "interrupted", seconds: number) => void;
}

/** Reports progress; throws if the job was cancelled or the server is closing. */
export type Progress = (done: number, total: number) => Promise<void>;

/** The record that a task works on. */
export interface TaskInput {
  readonly recordId: string;
}

interface Declared {
  readonly name: JobName;
  /** Its purpose, as listed in docs/architecture.md. */
  readonly summary: string;
  /** Its schedule, as cron in the time zone of the platform. */
  readonly schedule?: string;
  /** Woken many times a minute: its runs are not tasks that people watch. */
  readonly untracked?: true;
  /** What else starts it. */
  readonly trigger?: string;
  /** What is guaranteed if a server is interrupted. */
  readonly delivery: string;
}

/** Runs once for all tenants; may return when it wants to run again. */
interface PlatformJob extends Declared {
  readonly tenancy: "platform";
  readonly run: (context: JobContext, input: undefined, progress: Progress) => Promise<Date | undefined>;
}

/** Runs for each active tenant in turn; an interrupted run continues with the next one. */
interface EveryTenantJob extends Declared {
  readonly tenancy: "every-tenant";
  readonly run: (context: TenantJobContext, input: undefined, progress: Progress) => Promise<void>;
}

/** A task that someone in the tenant has started. */
interface OneTenantJob extends Declared {
  readonly tenancy: "one-tenant";
  readonly run: (context: TenantJobContext, input: TaskInput, progress: Progress) => Promise<void>;
}

export type Job = PlatformJob | EveryTenantJob | OneTenantJob;

/** A failure that the job has already logged; the code is shown to the person who started it. */
export class JobFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The server is closing: nothing has failed, and another server takes the job over. */
export class JobInterrupted extends Error {}

/** The person who started the job has cancelled it. */
export class JobCancelled extends Error {}
