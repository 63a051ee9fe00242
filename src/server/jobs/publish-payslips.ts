/** Publishes payslips whose time has come. */
import { publishRun } from "#src/handlers/hrms/payroll/shared/publish.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { runsToPublish } from "#src/store/payroll/publish.ts";
import type { Job } from "../background/job.ts";

export const publishPayslips: Job = {
  name: "publish-payslips",
  summary: "Publishes the payslips of locked runs at the chosen time",
  schedule: "*/5 * * * *",
  tenancy: "every-tenant",
  delivery: "once: the payslips of a run are published in one transaction with their notices and emails",
  async run({ store, settings, now, tenantId }) {
    const at = now();
    await inTenant(store, tenantId, async (tx) => {
      for (const run of await runsToPublish(tx, at))
        await publishRun(tx, run, { tenantId, now: at, appUrl: settings.publicUrl });
    });
    settings.mailQueued();
    settings.messagesQueued();
  },
};
