/** Reopens a leave year. */
import { reopenFor } from "#src/handlers/hrms/leave/shared/closing.ts";
import type { Job } from "../background/job.ts";
import { changeYear } from "../background/leave-years.ts";

export const reopenLeaveYear: Job = {
  name: "reopen-leave-year",
  summary: "Reopens a leave year: takes back what its closing has posted and nobody has used",
  trigger: "reopenLeaveYear",
  tenancy: "one-tenant",
  delivery:
    "at least once: people are reopened 100 at a time, each time in one transaction; a second run finds nothing left",
  run: (context, { recordId }, progress) =>
    changeYear(context, recordId, progress, { waits: "reopening", then: "open", instead: "closed", step: reopenFor }),
};
