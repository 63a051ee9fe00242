/** Publishes payslips whose time has come. */
import { inTenant } from "#src/store/database/transaction.ts";
import { publishDue } from "#src/store/payroll/publish.ts";
import type { Job } from "../background/job.ts";

export const publishPayslips: Job = {
  name: "publish-payslips",
  summary: "Publishes the payslips of locked runs at the chosen time",
  schedule: "*/5 * * * *",
  tenancy: "every-tenant",
  delivery: "once: the payslips of a run are published in one transaction",
  async run({ store, now, tenantId }) {
    await inTenant(store, tenantId, (tx) => publishDue(tx, now()));
  },
};
