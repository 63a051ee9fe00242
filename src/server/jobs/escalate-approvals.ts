/** Escalates requests whose deadline has passed, and keeps the approvers of waiting steps up to date. */
import { lookAfter } from "#src/handlers/hrms/approvals/shared/look-after.ts";
import { waitingRequests } from "#src/store/approvals/shared/waiting-requests.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import type { Job } from "../background/job.ts";

export const escalateApprovals: Job = {
  name: "escalate-approvals",
  summary: "Escalates requests whose deadline has passed, and updates the approvers of waiting ones",
  schedule: "*/15 * * * *",
  tenancy: "every-tenant",
  delivery: "once: each request is locked and escalated in one transaction with its notices",
  async run({ store, settings, now, tenantId }, _input, progress) {
    const waiting = await inTenant(store, tenantId, (tx) => waitingRequests(tx));
    let notified = false;
    for (const [index, one] of waiting.entries()) {
      await progress(index, waiting.length);
      const at = now();
      const call = { tenantId, now: at, publicUrl: settings.publicUrl };
      notified = (await inTenant(store, tenantId, (db) => lookAfter({ ...call, db }, one))) || notified;
    }
    if (notified) settings.mailQueued();
  },
};
