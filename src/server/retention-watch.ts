/** Purges what is due where a tenant has asked for that, as whoever has switched it on. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { purgeDue } from "#src/handlers/hrms/people/shared/purge.ts";
import { retentionKinds } from "#src/domain/people/retention.ts";
import { livingTenants } from "#src/store/people/expiry-notices.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { askedForPurges } from "#src/store/people/retention/asked.ts";
import { errorFields } from "./gateway/error-fields.ts";
import type { Log } from "./gateway/log.ts";
import { inRounds, type Rounds } from "./rounds.ts";

interface RetentionWatchOptions {
  readonly store: Store;
  readonly settings: HrmsSettings;
  readonly log: Log;
  readonly now?: () => Date;
}

export function createRetentionWatch({ store, settings, log, now = () => new Date() }: RetentionWatchOptions): Rounds {
  async function purge(tenantId: string): Promise<void> {
    const call = callOfTenant(
      store,
      {
        requestId: `retention-${now().toISOString().slice(0, 10)}`,
        principal: null,
        now,
        entersArchived: true,
        settings,
      },
      tenantId,
    );
    await call.transact(async (ctx) => {
      const asked = await askedForPurges(ctx.db);
      if (!asked) return;
      const principal = { userId: asked.userId, fullName: "", role: "user", ability: [], tenantId };
      await purgeDue({ ...ctx, principal }, asked.periods, retentionKinds, "By the periods of the settings");
    });
  }

  return inRounds(
    async (stopped) => {
      for (const tenantId of await livingTenants(store)) {
        if (stopped()) return;
        await purge(tenantId).catch((error: unknown) =>
          log.error({ error: errorFields(error), tenantId }, "what is due could not be purged"),
        );
      }
    },
    (error) => log.error({ error: errorFields(error) }, "the retention periods could not be looked at"),
  );
}
