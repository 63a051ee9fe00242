/** Daily work on leave: what has passed is taken, what has expired is written off, and entitlements are granted. */
import { expiryEntries } from "#src/domain/leave/shared/ledger.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { zonesOf } from "#src/store/company/shared/zones.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { markTaken } from "#src/store/leave/shared/leave-days.ts";
import { appendEntries, ledgersOf, lockLedger, withExpired } from "#src/store/leave/shared/ledger.ts";
import type { Job } from "../background/job.ts";

export const updateLeave: Job = {
  name: "update-leave",
  summary: "Marks past leave as taken and writes off leave that has expired",
  schedule: "35 * * * *",
  tenancy: "every-tenant",
  delivery: "once: state and ledger entries are written in one transaction, and a second run finds nothing",
  async run({ store, tenantId, now }) {
    const at = now();
    await inTenant(store, tenantId, async (tx) => {
      const today = localDay((await zonesOf(tx)).tenant, at);
      await markTaken(tx, today, at);
      for (const { bucketId, ...of } of await withExpired(tx, today)) {
        await lockLedger(tx, of.employeeId);
        const ledger = (await ledgersOf(tx, [of.employeeId], [of.leaveTypeId])).get(
          `${of.employeeId} ${of.leaveTypeId}`,
        );
        if (!ledger) continue;
        const own = { ...ledger, buckets: ledger.buckets.filter(({ id }) => id === bucketId) };
        await appendEntries(tx, { ...of, tenantId }, expiryEntries(own, today), { userId: null, now: at });
      }
    });
  },
};
