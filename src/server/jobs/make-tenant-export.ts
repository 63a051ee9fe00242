/** Creates the archives of a tenant's export, in one snapshot of its records. */
import { makeArchives } from "#src/handlers/hrms/integrations/shared/tenant-archive.ts";
import { noteExport, noteReady, putPart, takeExport } from "#src/store/integrations/shared/export-queue.ts";
import type { ExportPart } from "#src/store/integrations/tables/tenant-exports.ts";
import { inSnapshot } from "#src/store/database/transaction.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";
import { type Job, JobCancelled, JobFailure, JobInterrupted } from "../background/job.ts";
import { errorFields } from "../gateway/error-fields.ts";

const reportIntervalMs = 500;

export const makeTenantExport: Job = {
  name: "make-tenant-export",
  summary: "Creates the archives of an export that an owner has requested",
  trigger: "createTenantExport",
  tenancy: "one-tenant",
  delivery: "at least once: an interrupted export starts again and replaces its archives",
  async run({ store, settings, log, now, tenantId }, { recordId }, progress) {
    const of = { tenantId, id: recordId };
    if (!(await takeExport(store, of, now()))) return;
    const parts: ExportPart[] = [];
    let reportedAt = 0;
    try {
      await progress(0, 0);
      await inSnapshot(store, tenantId, (tx) =>
        makeArchives(tx, settings, {
          keep: async (part, bytes) => void parts.push(await putPart(store, of, part, bytes, settings.filesDir)),
          async report(done, total) {
            await progress(done, total);
            if (performance.now() - reportedAt < reportIntervalMs) return;
            reportedAt = performance.now();
            await noteExport(store, of, { done, total, updatedAt: now() });
          },
        }),
      );
    } catch (error) {
      if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
      await noteExport(store, of, { status: "failed", updatedAt: now() });
      if (error instanceof JobCancelled) throw error;
      log.error({ error: errorFields(error), tenantId, exportId: of.id }, "an export could not be made");
      throw new JobFailure("export-failed");
    }
    await noteReady(store, of, parts, now());
  },
};
