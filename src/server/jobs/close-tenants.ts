/** Closes tenants whose closing day has come, in the name of the person who decided it, and reminds owners a week before. */
import { localDay, startOfLocalDay } from "#src/domain/shared/local-day.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { closingReminderDays } from "#src/domain/platform/shared/states.ts";
import { mailClosing } from "#src/handlers/hrms/platform/shared/closing-mail.ts";
import { forgetRightsEverywhere } from "#src/handlers/hrms/account/shared/tokens.ts";
import { recordPlatformEvent, whoDid } from "#src/store/shared/platform-events.ts";
import { shutOut } from "#src/store/platform/tenant-owner.ts";
import { type ClosingTenant, closingTenants, takeClosingNotice, tenantRecords } from "#src/store/platform/tenants.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { type Job, type JobContext, JobInterrupted } from "../background/job.ts";
import { errorFields } from "../gateway/error-fields.ts";

async function close({ store, now }: JobContext, { id }: ClosingTenant, today: string): Promise<void> {
  await inTenant(store, null, async (db) => {
    const before = await tenantRecords.lock(db, null, id);
    const actorId = await whoDid(db, "tenants", id, "close");
    // Reactivated or postponed in the meantime.
    if (before?.status !== "closing" || before.closesOn === null || before.closesOn > today || actorId === undefined)
      return;
    const at = now();
    await tenantRecords.update(db, { userId: actorId, now: at }, null, id, before.version, {
      status: "closed",
      statusSince: at,
      closesOn: null,
      closingNoticeAt: null,
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
  await forgetRightsEverywhere(store);
}

/** Owners notified within the last week, when a short closing period began, need no reminder. */
async function remind({ store, settings, now }: JobContext, tenant: ClosingTenant): Promise<void> {
  const at = now();
  const before = startOfLocalDay(tenant.zone, addDays(tenant.closesOn, -closingReminderDays));
  const queued = await inTenant(store, null, async (db) => {
    const mine = await takeClosingNotice(db, tenant, before, at);
    if (mine) await mailClosing(db, tenant, settings, at);
    return mine;
  });
  if (queued) settings.mailQueued();
}

export const closeTenants: Job = {
  name: "close-tenants",
  summary: "Closes tenants on their closing day and reminds their owners a week before",
  schedule: "5 * * * *",
  tenancy: "platform",
  delivery: "once: state and reminder are written in the transaction of the change",
  async run(context, _input, progress) {
    const at = context.now();
    const tenants = await closingTenants(context.store, at, closingReminderDays);
    for (const [index, tenant] of tenants.entries()) {
      if (context.stopped()) throw new JobInterrupted();
      await progress(index, tenants.length);
      const today = localDay(tenant.zone, at);
      const work = tenant.closesOn <= today ? close(context, tenant, today) : remind(context, tenant);
      await work.catch((error: unknown) =>
        context.log.error(
          { error: errorFields(error), tenantId: tenant.id },
          "a tenant that is closing could not be looked after",
        ),
      );
    }
    return undefined;
  },
};
