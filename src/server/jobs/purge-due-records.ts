/** Purges what is due where a tenant has asked for that, as whoever has switched it on. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import { purgeDue } from "#src/handlers/hrms/people/shared/purge.ts";
import { retentionKinds } from "#src/domain/people/retention.ts";
import { askedForPurges } from "#src/store/people/retention/asked.ts";
import type { Job } from "../background/job.ts";

export const purgeDueRecords: Job = {
  name: "purge-due-records",
  summary: "Purges what the tenants' retention periods say, where a tenant has switched that on",
  schedule: "15 * * * *",
  tenancy: "every-tenant",
  delivery: "once: all of a tenant's purge is one transaction",
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
