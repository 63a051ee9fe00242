/** Closes a leave year. */
import { closeFor } from "#src/handlers/hrms/leave/shared/closing.ts";
import type { Job } from "../background/job.ts";
import { changeYear } from "../background/leave-years.ts";

export const closeLeaveYear: Job = {
  name: "close-leave-year",
  summary: "Closes a leave year: carries forward, encashes and writes off what is left",
  trigger: "closeLeaveYear",
  tenancy: "one-tenant",
  delivery:
    "at least once: people are closed 100 at a time, each time in one transaction; a second run adds only what differs",
  run: (context, { recordId }, progress) =>
    changeYear(context, recordId, progress, { waits: "closing", then: "closed", instead: "open", step: closeFor }),
};
