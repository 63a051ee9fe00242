/** Purges due records for tenants that enabled it, in the name of the person who enabled it. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import { purgeDue } from "#src/handlers/hrms/people/shared/purge.ts";
import { retentionKinds } from "#src/domain/people/retention.ts";
import { askedForPurges } from "#src/store/people/retention/asked.ts";
import type { Job } from "../background/job.ts";

export const purgeDueRecords: Job = {
  name: "purge-due-records",
  summary: "Purges records whose retention period has ended, for tenants that enabled it",
  schedule: "15 * * * *",
  tenancy: "every-tenant",
  delivery: "once: a tenant's whole purge is one transaction",
  async run({ store, settings, now, tenantId }) {
    const requestId = `retention-${now().toISOString().slice(0, 10)}`;
    const call = callOfTenant(store, { requestId, principal: null, now, entersArchived: true, settings }, tenantId);
    await call.transact(async (ctx) => {
      const asked = await askedForPurges(ctx.db);
      if (!asked) return;
      const principal = { userId: asked.userId, fullName: "", role: "user", ability: [], tenantId };
      await purgeDue({ ...ctx, principal }, asked.periods, retentionKinds, "By the periods of the settings");
    });
  },
};
