/** Makes the exports of tenants that wait, one at a time, and takes away what has been kept long enough. */
import { makeArchives } from "#src/handlers/hrms/integrations/shared/tenant-archive.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import type { Store } from "#src/store/database/open-store.ts";
import {
  expiredExports,
  expireExport,
  noteExport,
  noteReady,
  type OfExport,
  putPart,
  takeExport,
} from "#src/store/integrations/shared/export-queue.ts";
import type { ExportPart } from "#src/store/integrations/tables/tenant-exports.ts";
import { inSnapshot } from "#src/store/database/transaction.ts";
import { errorFields } from "./gateway/error-fields.ts";
import type { Log } from "./gateway/log.ts";
import { inRounds, type Rounds } from "./rounds.ts";

interface TenantExporterOptions {
  readonly store: Store;
  readonly settings: Pick<HrmsSettings, "dataKey" | "filesDir">;
  readonly log: Log;
  readonly now?: () => Date;
}

/** Somebody waits for what was asked for. */
const lookEvery = 5_000;
const reportEveryMs = 500;

export function createTenantExporter({ store, settings, log, now = () => new Date() }: TenantExporterOptions): Rounds {
  async function make(of: OfExport): Promise<void> {
    const parts: ExportPart[] = [];
    let reportedAt = 0;
    await inSnapshot(store, of.tenantId, (tx) =>
      makeArchives(tx, settings, {
        keep: async (part, bytes) => void parts.push(await putPart(store, of, part, bytes, settings.filesDir)),
        async report(done, total) {
          if (performance.now() - reportedAt < reportEveryMs) return;
          reportedAt = performance.now();
          await noteExport(store, of, { done, total, updatedAt: now() });
        },
      }),
    );
    await noteReady(store, of, parts, now());
  }

  return inRounds(
    async (stopped) => {
      for (const one of await expiredExports(store, now())) await expireExport(store, one, settings.filesDir, now());
      for (;;) {
        const next = stopped() ? undefined : await takeExport(store, now());
        if (!next) return;
        await make(next).catch(async (error: unknown) => {
          log.error(
            { error: errorFields(error), tenantId: next.tenantId, exportId: next.id },
            "an export could not be made",
          );
          await noteExport(store, next, { status: "failed", updatedAt: now() });
        });
      }
    },
    (error) => log.error({ error: errorFields(error) }, "the exports could not be looked at"),
    lookEvery,
  );
}
