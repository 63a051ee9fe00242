/** Calculates a pay run. */
import { beginRun, calculateSome, endRun, failRun } from "#src/store/payroll/calculate-run.ts";
import { type Job, JobCancelled } from "../background/job.ts";
import { peopleInSteps } from "../background/people-in-steps.ts";

export const calculatePayRun: Job = {
  name: "calculate-pay-run",
  summary: "Calculates the payslips of a pay run",
  trigger: "calculatePayRun",
  tenancy: "one-tenant",
  delivery:
    "once: people are calculated 500 at a time, each time in one transaction; an interrupted task continues with the rest",
  run: (context, { recordId }, progress) =>
    peopleInSteps(context, progress, {
      perStep: 500,
      begin: (tx) => beginRun(tx, recordId),
      step: (tx, ids) => calculateSome(tx, recordId, ids),
      end: (tx) => endRun(tx, recordId, context.now()),
      fail: (tx, error) => failRun(tx, recordId, error instanceof JobCancelled),
    }),
};
