/** Closes the tenants whose day has come, as whoever decided it, and reminds owners a week before. */
import { addDays } from "#src/domain/shared/calendar.ts";
import { closingReminderDays } from "#src/domain/platform/shared/states.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { mailClosing } from "#src/handlers/hrms/platform/shared/closing-mail.ts";
import { forgetRights } from "#src/handlers/hrms/account/shared/tokens.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { recordPlatformEvent, whoDid } from "#src/store/shared/platform-events.ts";
import { shutOut } from "#src/store/platform/tenant-owner.ts";
import { type ClosingTenant, closingTenants, takeClosingNotice, tenantRecords } from "#src/store/platform/tenants.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { errorFields } from "./gateway/error-fields.ts";
import type { Log } from "./gateway/log.ts";
import { inRounds, type Rounds } from "./rounds.ts";

interface ClosingWatchOptions {
  readonly store: Store;
  readonly settings: Pick<HrmsSettings, "publicUrl" | "mailQueued">;
  readonly log: Log;
  readonly now?: () => Date;
}

export function createClosingWatch({ store, settings, log, now = () => new Date() }: ClosingWatchOptions): Rounds {
  async function close({ id }: ClosingTenant, today: string): Promise<void> {
    await inTenant(store, null, async (db) => {
      const before = await tenantRecords.lock(db, null, id);
      const actorId = await whoDid(db, "tenants", id, "close");
      // Reactivated meanwhile, or put off.
      if (before?.status !== "closing" || before.closesOn === null || before.closesOn > today || actorId === undefined)
        return;
      const at = now();
      await tenantRecords.update(db, { userId: actorId, now: at }, null, id, before.version, {
        status: "closed",
        statusSince: at,
        closesOn: null,
        closingToldAt: null,
      });
      await shutOut(db, id, at);
      const changes = [
        { field: "status", before: "closing", after: "closed" },
        { field: "closesOn", before: before.closesOn, after: null },
      ];
      await recordPlatformEvent(db, {
        action: "close",
        subject: "tenants",
        recordId: id,
        recordName: before.name,
        changes,
        reason: before.statusReason,
        actorId,
        requestId: `closing-${today}`,
        at,
      });
    });
    forgetRights(store);
  }

  /** Whoever was told within the last week, at the start of a short end, has heard of it. */
  async function remind(tenant: ClosingTenant): Promise<void> {
    const at = now();
    const before = new Date(Date.parse(`${addDays(tenant.closesOn, -closingReminderDays)}T00:00:00+08:00`));
    const queued = await inTenant(store, null, async (db) => {
      const mine = await takeClosingNotice(db, tenant, before, at);
      if (mine) await mailClosing(db, tenant, settings, at);
      return mine;
    });
    if (queued) settings.mailQueued();
  }

  return inRounds(
    async (stopped) => {
      const today = accessDay(now());
      for (const tenant of await closingTenants(store, addDays(today, closingReminderDays))) {
        if (stopped()) return;
        const work = tenant.closesOn <= today ? close(tenant, today) : remind(tenant);
        await work.catch((error: unknown) =>
          log.error(
            { error: errorFields(error), tenantId: tenant.id },
            "a tenant that is closing could not be looked after",
          ),
        );
      }
    },
    (error) => log.error({ error: errorFields(error) }, "the tenants that are closing could not be looked at"),
  );
}
