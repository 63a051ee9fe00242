/** Data retention: due records, and purging them by people who may delete employees in the whole tenant. */
import { allDue, allDueLeavers, dueLeavers, heldLeavers } from "#src/store/people/retention/due.ts";
import { tenantSettingsOf } from "#src/store/platform/shared/tenant-settings.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import { exportFile } from "../shared/records/operations.ts";
import { purgeDue } from "./shared/purge.ts";
import { everywhere } from "../access/shared/whole-tenant.ts";

/** Names across all companies, and purging them, are not for people who work in only some of them. */
async function periodsOf(ctx: HrmsContext) {
  await everywhere(ctx, "update", "settings");
  await everywhere(ctx, "delete", "employees");
  return (await tenantSettingsOf(ctx.db)).settings.retention;
}

export const retentionHandlers = {
  async getRetention(_input, ctx) {
    const periods = await periodsOf(ctx);
    return { due: await allDue(ctx.db, periods, ctx.today()), held: await heldLeavers(ctx.db) };
  },

  async listDueLeavers({ query }, ctx) {
    return dueLeavers(ctx.db, await periodsOf(ctx), ctx.today(), query ?? {});
  },

  async exportDueLeavers({ query = {} }, ctx) {
    const periods = await periodsOf(ctx);
    await everywhere(ctx, "export", "employees");
    const rows = await allDueLeavers(ctx.db, periods, ctx.today());
    return exportFile("leavers", query, rows, { name: "due-leavers" });
  },

  async purgeRecords({ body }, ctx) {
    return { purged: await purgeDue(ctx, await periodsOf(ctx), body.kinds, lineOf("reason", body.reason)) };
  },
} satisfies HrmsHandlers;
