/** Metrics of this server in the format of Prometheus; docs/operations/observability.md lists them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countWaitingMails } from "#src/store/integrations/shared/mails.ts";
import { countQueuedJobs } from "#src/store/platform/shared/background-tasks.ts";
import type { Store } from "#src/store/database/open-store.ts";
import type { JobObserver } from "../background/job.ts";
import type { CallObserver } from "../gateway/types.ts";
import type { Mailer } from "../mailer.ts";

export interface Metrics {
  readonly calls: CallObserver;
  readonly jobs: JobObserver;
  readonly observed: (mailer: Mailer) => Mailer;
  /** An error that nobody expected: in a call, in a job, or outside both. */
  readonly failed: () => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobSeconds = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600];

export function createMetrics(store: Store, version: string, now: () => Date): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: "hrms_server_info",
    help: "Version of the server.",
    labelNames: ["version"],
    registers,
  }).set({ version }, 1);
  const calls = new Counter({
    name: "hrms_calls_total",
    help: "Calls by operation and status.",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "hrms_call_duration_seconds",
    help: "How long calls take, by operation.",
    labelNames: ["operation"],
    buckets: callSeconds,
    registers,
  });
  const violations = new Counter({
    name: "hrms_contract_violations_total",
    help: "Responses that break the contract, by operation.",
    labelNames: ["operation"],
    registers,
  });
  const jobs = new Counter({
    name: "hrms_jobs_total",
    help: "Runs of jobs by how they ended: done, failed, cancelled or interrupted. Pay runs are the jobs calculate-pay-run and publish-payslips.",
    labelNames: ["job", "outcome"],
    registers,
  });
  const jobDurations = new Histogram({
    name: "hrms_job_duration_seconds",
    help: "How long runs of jobs take.",
    labelNames: ["job"],
    buckets: jobSeconds,
    registers,
  });
  const mails = new Counter({
    name: "hrms_mails_total",
    help: "Attempts to send emails, by outcome: sent or failed.",
    labelNames: ["outcome"],
    registers,
  });
  const errors = new Counter({
    name: "hrms_errors_total",
    help: "Errors that nobody expected, as in the log.",
    registers,
  });
  new Gauge({
    name: "hrms_database_connections",
    help: "Connections of this server for calls and jobs, by state; waiting counts calls without one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = store.pool;
      this.set({ state: "busy" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
  const up = new Gauge({
    name: "hrms_database_up",
    help: "Whether the database answers.",
    registers,
  });
  const queued = new Gauge({
    name: "hrms_jobs_queued",
    help: "Entries of the queue that all servers share, by job and state: created, retry or active.",
    labelNames: ["job", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: "hrms_job_oldest_due_seconds",
    help: "For how long the oldest due entry has waited, by job.",
    labelNames: ["job"],
    registers,
  });
  const mailsWaiting = new Gauge({
    name: "hrms_mails_waiting",
    help: "Emails that wait to be sent, on all servers.",
    registers,
  });

  /** What all servers share; missing while the database does not answer. */
  async function readShared(): Promise<void> {
    for (const gauge of [queued, oldest, mailsWaiting]) gauge.reset();
    try {
      for (const { job, state, count, due } of await countQueuedJobs(store)) {
        queued.set({ job, state }, count);
        // Of a job’s two states, the longer wait comes later and stays.
        if (state !== "active") oldest.set({ job }, due);
      }
      mailsWaiting.set(await countWaitingMails(store, now()));
      up.set(1);
    } catch {
      up.set(0);
    }
  }

  return {
    calls: {
      answered(operation, status, seconds) {
        calls.inc({ operation, status });
        durations.observe({ operation }, seconds);
      },
      violated: (operation) => violations.inc({ operation }),
    },
    jobs: {
      ended(job, outcome, seconds) {
        jobs.inc({ job, outcome });
        jobDurations.observe({ job }, seconds);
      },
    },
    observed: (mailer) => ({
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail);
          mails.inc({ outcome: "sent" });
        } catch (error) {
          mails.inc({ outcome: "failed" });
          throw error;
        }
      },
    }),
    failed: () => errors.inc(),
    contentType: registry.contentType,
    async text() {
      await readShared();
      return registry.metrics();
    },
  };
}
