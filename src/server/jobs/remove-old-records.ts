/** Deletes old background tasks and webhook deliveries. */
import { dropOldDeliveries } from "#src/store/integrations/webhook-deliveries.ts";
import { removeOldTasks } from "#src/store/platform/shared/background-tasks.ts";
import type { Job } from "../background/job.ts";

export const removeOldRecords: Job = {
  name: "remove-old-records",
  summary: "Deletes background tasks and webhook deliveries after a month",
  schedule: "30 * * * *",
  tenancy: "platform",
  delivery: "at least once: a second run finds nothing",
  async run({ store, now }) {
    await removeOldTasks(store, now());
    await dropOldDeliveries(store, now());
    return undefined;
  },
};
