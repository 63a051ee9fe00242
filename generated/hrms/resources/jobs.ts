// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/jobs.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const jobsList = {
  sort: {"parameter":"sort","fields":["createdAt","finishedAt"],"initial":"-createdAt"},
  filters: {
    state: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["waiting","running","done","failed","cancelled"]},"maxItems":5},
    job: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["send-mails","send-webhooks","make-tenant-export","expire-tenant-exports","execute-transfers","escalate-approvals","send-expiry-notices","send-task-reminders","apply-import","verify-import-accounts","purge-due-records","close-tenants","remove-old-records","update-leave","compute-attendance","recalculate-attendance","calculate-pay-run","publish-payslips","draft-tax-filing","close-leave-year","reopen-leave-year","fill-columns"]},"maxItems":20},
  },
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const jobs = {
  tag: "jobs",
  id: "jobId",
  scope: [],
  operations: { list: "listJobs", get: "getJob" },
  abilities: {},
  calls: { list: $hook.listJobsOptions, get: $hook.getJobOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    job: {"type":"string","required":true,"nullable":false,"enum":["send-mails","send-webhooks","make-tenant-export","expire-tenant-exports","execute-transfers","escalate-approvals","send-expiry-notices","send-task-reminders","apply-import","verify-import-accounts","purge-due-records","close-tenants","remove-old-records","update-leave","compute-attendance","recalculate-attendance","calculate-pay-run","publish-payslips","draft-tax-filing","close-leave-year","reopen-leave-year","fill-columns"]},
    state: {"type":"string","required":true,"nullable":false,"enum":["waiting","running","done","failed","cancelled"]},
    done: {"type":"integer","required":true,"nullable":false,"minimum":0},
    total: {"type":"integer","required":true,"nullable":false,"minimum":0},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":true},
    errorCode: {"type":"string","required":true,"nullable":true},
    cancelAsked: {"type":"boolean","required":true,"nullable":false},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    startedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    finishedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
  },
  input: {},
  ...jobsList,
} as const satisfies $Resource;
