/** The names of the jobs that run in the background, and the states of one that runs. */

/** One queue each; `src/server/jobs/<name>.ts` says what it does. */
export const jobNames = [
  "send-mails",
  "send-webhooks",
  "make-tenant-export",
  "expire-tenant-exports",
  "execute-transfers",
  "escalate-approvals",
  "compute-attendance",
  "recalculate-attendance",
  "send-expiry-notices",
  "send-task-reminders",
  "apply-import",
  "verify-import-accounts",
  "purge-due-records",
  "close-tenants",
  "remove-old-records",
  "update-leave",
  "calculate-pay-run",
  "publish-payslips",
  "draft-tax-filing",
  "close-leave-year",
  "reopen-leave-year",
  "fill-columns",
] as const;
export type JobName = (typeof jobNames)[number];

export const taskStates = ["waiting", "running", "done", "failed", "cancelled"] as const;
export type TaskState = (typeof taskStates)[number];

/** Days that a task which has ended is kept. */
export const taskKeptDays = 30;
