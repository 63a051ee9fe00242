/** Deletes old background tasks, webhook deliveries, idempotency keys and counted attempts. */
import { removeOldAttempts } from "#src/store/account/shared/attempts.ts";
import { dropOldDeliveries } from "#src/store/integrations/webhook-deliveries.ts";
import { removeOldKeys } from "#src/store/integrations/shared/idempotency.ts";
import { removeOldTasks } from "#src/store/platform/shared/background-tasks.ts";
import type { Job } from "../background/job.ts";

export const removeOldRecords: Job = {
  name: "remove-old-records",
  summary:
    "Deletes background tasks and webhook deliveries after a month, idempotency keys after a day, and counted attempts",
  schedule: "30 * * * *",
  tenancy: "platform",
  delivery: "at least once: a second run finds nothing",
  async run({ store, now }) {
    await removeOldTasks(store, now());
    await dropOldDeliveries(store, now());
    await removeOldKeys(store, now());
    await removeOldAttempts(store);
    return undefined;
  },
};
