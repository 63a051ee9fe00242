/** Keeps attendance logs current: the last days of everyone, and days of punches and leave that came later. */
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { dayOfCompany } from "#src/store/company/shared/zones.ts";
import { activeCompanies, lateRanges, leaveRanges } from "#src/store/attendance/due-days.ts";
import { employedIn, placesOfCompany } from "#src/store/attendance/shared/plan-facts.ts";
import { recompute } from "#src/store/attendance/shared/recompute.ts";
import { recomputeMany } from "#src/store/attendance/shared/recompute-many.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { ratesInForce } from "#src/store/statutory/rate-book.ts";
import type { Job } from "../background/job.ts";

/** Longer than the pause between two runs, so that no punch falls in between. */
const lookBackMs = 45 * 60_000;

export const computeAttendance: Job = {
  name: "compute-attendance",
  summary: "Computes the attendance of the last days, and of days whose punches or leave came later",
  schedule: "*/15 * * * *",
  tenancy: "every-tenant",
  delivery: "at least once: a run writes only what differs",
  async run({ store, tenantId, now }) {
    const at = now();
    for (const companyId of await inTenant(store, tenantId, activeCompanies)) {
      const today = await inTenant(store, tenantId, (tx) => dayOfCompany(tx, companyId, at));
      const yesterday = addDays(today, -1);
      const { ids, late, places, holidays } = await inTenant(store, tenantId, async (tx) => ({
        ids: await employedIn(tx, { companyId, from: yesterday, to: today }),
        late: [
          ...(await lateRanges(tx, companyId, new Date(at.getTime() - lookBackMs), yesterday)),
          ...(await leaveRanges(tx, companyId, new Date(at.getTime() - lookBackMs), yesterday)),
        ],
        places: await placesOfCompany(tx, companyId),
        holidays: holidaysIn((await ratesInForce(tx)).holidays, addDays(today, -366), today),
      }));
      const computing = { tenantId, now: at, places, holidays };
      await recomputeMany(store, { companyId, from: yesterday, to: today, employeeIds: ids }, computing);
      for (const { employeeId, from, to } of late)
        await inTenant(store, tenantId, (tx) =>
          recompute(tx, { companyId, from, to, employeeIds: [employeeId] }, computing),
        );
    }
  },
};
