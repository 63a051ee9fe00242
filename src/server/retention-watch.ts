/** Purges what is due where a tenant has asked for that, as whoever has switched it on. */
import type { HrmsContext, HrmsSettings } from "#src/handlers/hrms/context.ts";
import { purgeDue } from "#src/handlers/hrms/shared/purge.ts";
import { retentionKinds } from "#src/domain/retention.ts";
import { livingTenants } from "#src/store/expiry-notices.ts";
import type { Store } from "#src/store/open-store.ts";
import { askedForPurges } from "#src/store/retention/asked.ts";
import { inTenant } from "#src/store/transaction.ts";
import type { Log } from "./gateway/log.ts";
import { inRounds, type Rounds } from "./rounds.ts";

interface RetentionWatchOptions {
  readonly store: Store;
  readonly settings: HrmsSettings;
  readonly log: Log;
  readonly now?: () => Date;
}

export function createRetentionWatch({ store, settings, log, now = () => new Date() }: RetentionWatchOptions): Rounds {
  const purge = (tenantId: string): Promise<void> =>
    inTenant(store, tenantId, async (db) => {
      const asked = await askedForPurges(db);
      if (!asked) return;
      const principal = { userId: asked.userId, fullName: "", role: "user", ability: [], tenantId };
      const ctx: HrmsContext = { requestId: `retention-${now().toISOString().slice(0, 10)}`, ip: "", userAgent: null, principal, now, db, demands: undefined, entersArchived: true, store, settings };
      await purgeDue(ctx, asked.periods, retentionKinds, "By the periods of the settings");
    });

  return inRounds(
    async (stopped) => {
      for (const tenantId of await livingTenants(store)) {
        if (stopped()) return;
        await purge(tenantId).catch((error: unknown) => log.error({ error: String(error), tenantId }, "what is due could not be purged"));
      }
    },
    (error) => log.error({ error: String(error) }, "the retention periods could not be looked at"),
  );
}
