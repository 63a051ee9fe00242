/** Removes the archives of expired exports. */
import { expiredExports, expireExport } from "#src/store/integrations/shared/export-queue.ts";
import type { Job } from "../background/job.ts";

export const expireTenantExports: Job = {
  name: "expire-tenant-exports",
  summary: "Removes the archives of exports after a week",
  schedule: "20 * * * *",
  tenancy: "platform",
  delivery: "at least once: archives already removed are skipped",
  async run({ store, settings, now }, _input, progress) {
    const expired = await expiredExports(store, now());
    for (const [index, one] of expired.entries()) {
      await progress(index, expired.length);
      await expireExport(store, one, settings.filesDir, now());
    }
    return undefined;
  },
};
