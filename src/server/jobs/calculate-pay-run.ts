/** Calculates a pay run: some hundred people at a time, each time in one transaction. */
import { inTenant } from "#src/store/database/transaction.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";
import { beginRun, calculateSome, endRun, failRun } from "#src/store/payroll/calculate-run.ts";
import { type Job, JobCancelled, JobInterrupted } from "../background/job.ts";

/** Small enough that an interruption costs little. */
const peoplePerStep = 250;

export const calculatePayRun: Job = {
  name: "calculate-pay-run",
  summary: "Calculates the payslips of a pay run",
  trigger: "calculatePayRun",
  tenancy: "one-tenant",
  delivery:
    "once: people are calculated 250 at a time, each time in one transaction; an interrupted task continues with the rest",
  async run({ store, tenantId, now }, { recordId }, progress) {
    const begun = await inTenant(store, tenantId, (tx) => beginRun(tx, recordId));
    if (!begun) return;
    const { people, left } = begun;
    try {
      for (let index = 0; index < left.length; index += peoplePerStep) {
        await progress(people - left.length + index, people);
        const ids = left.slice(index, index + peoplePerStep);
        await inTenant(store, tenantId, (tx) => calculateSome(tx, recordId, ids));
      }
      await inTenant(store, tenantId, (tx) => endRun(tx, recordId, now()));
    } catch (error) {
      if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
      await inTenant(store, tenantId, (tx) => failRun(tx, recordId, error instanceof JobCancelled));
      throw error;
    }
    await progress(people, people);
  },
};
