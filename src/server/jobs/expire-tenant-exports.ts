/** Takes away the archives of exports that have been kept long enough. */
import { expiredExports, expireExport } from "#src/store/integrations/shared/export-queue.ts";
import type { Job } from "../background/job.ts";

export const expireTenantExports: Job = {
  name: "expire-tenant-exports",
  summary: "Takes away the archives of exports that are a week old",
  schedule: "20 * * * *",
  tenancy: "platform",
  delivery: "at least once: what is gone already is no fault",
  async run({ store, settings, now }, _input, progress) {
    const expired = await expiredExports(store, now());
    for (const [index, one] of expired.entries()) {
      await progress(index, expired.length);
      await expireExport(store, one, settings.filesDir, now());
    }
    return undefined;
  },
};
