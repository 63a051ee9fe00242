/** Exports of all tenant data for its owners: requested here, made by a background job. */
import { historyPage } from "../shared/records/history.ts";
import type { TenantExport } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { notFound } from "#src/contract/problem.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import {
  allExports,
  exportsPage,
  findExport,
  insertExport,
  openExport,
  readPart,
  type TenantExportRow,
} from "#src/store/integrations/shared/export-queue.ts";
import { startTask } from "#src/store/platform/shared/background-tasks.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import { exportFile } from "../shared/records/operations.ts";
import { wireOf } from "../shared/records/wire.ts";
import { needFreshCode } from "../account/shared/second-step.ts";
import { ownerEverywhere } from "../access/shared/whole-tenant.ts";

const subject = "tenant-exports";

const shown = (row: TenantExportRow): TenantExport =>
  wireOf(subject, row, { parts: row.parts.map(({ size }, index) => ({ part: index + 1, size })), createdBy: row.by });

/** Its name in the audit trail. */
const dayOf = (ctx: HrmsContext, { createdAt }: TenantExportRow): string => localDay(ctx.zones.tenant, createdAt);

async function found(ctx: HrmsContext, id: string): Promise<TenantExportRow> {
  const row = await findExport(ctx.db, id);
  if (!row) throw notFound();
  return row;
}

export const tenantExportsHandlers = {
  async listTenantExports({ query }, ctx) {
    await ownerEverywhere(ctx);
    const page = await exportsPage(ctx.db, query ?? {});
    return { ...page, items: page.items.map(shown) };
  },

  async exportTenantExports({ query = {} }, ctx) {
    await ownerEverywhere(ctx);
    return exportFile(subject, query, await allExports(ctx.db, query), {
      cells: {
        parts: ({ parts }) => parts.length,
        size: ({ parts }) => parts.reduce((sum, { size }) => sum + size, 0),
        createdBy: ({ by }) => by,
      },
    });
  },

  async createTenantExport({ body }, ctx) {
    const actor = await ownerEverywhere(ctx);
    await needFreshCode(ctx);
    const reason = lineOf("reason", body.reason);
    const open = await openExport(ctx.db, actor.tenantId);
    if (open) return reply(202, shown(open));
    const made = await found(ctx, await insertExport(ctx.db, actor, reason));
    await startTask(ctx.db, {
      job: "make-tenant-export",
      tenantId: actor.tenantId,
      startedBy: actor.userId,
      recordId: made.id,
      now: actor.now,
    });
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "create",
      subject,
      recordId: made.id,
      recordName: dayOf(ctx, made),
      changes: [],
      reason,
    });
    return reply(202, shown(made));
  },

  async getTenantExport({ path }, ctx) {
    await ownerEverywhere(ctx);
    return shown(await found(ctx, path.tenantExportId));
  },

  async listTenantExportHistory({ path, query }, ctx) {
    await ownerEverywhere(ctx);
    const { id } = await found(ctx, path.tenantExportId);
    return historyPage(await eventsOf(ctx.db, subject, id, query ?? {}));
  },

  async downloadTenantExport({ path, body }, ctx) {
    const actor = await ownerEverywhere(ctx);
    const row = await found(ctx, path.tenantExportId);
    await needFreshCode(ctx);
    const bytes = await readPart(ctx.db, row, body.part, ctx.settings.filesDir);
    if (!bytes) throw notFound("There is no such archive, not yet or not any more.");
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "unmask",
      subject,
      recordId: row.id,
      recordName: dayOf(ctx, row),
      changes: [{ field: "part", before: null, after: body.part }],
      reason: row.reason,
    });
    return reply(200, new Blob([Uint8Array.from(bytes)]), {
      "Content-Disposition": `attachment; filename="export-${dayOf(ctx, row)}-${body.part}.zip"`,
    });
  },
} satisfies HrmsHandlers;
