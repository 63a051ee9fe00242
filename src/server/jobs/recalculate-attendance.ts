/** Computes a range of attendance again that someone has asked for. */
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { dayOfCompany } from "#src/store/company/shared/zones.ts";
import { findRecalculation, noteRecalculated } from "#src/store/attendance/recalculations.ts";
import { employedIn, placesOfCompany } from "#src/store/attendance/shared/plan-facts.ts";
import { recomputeMany } from "#src/store/attendance/shared/recompute-many.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { ratesInForce } from "#src/store/statutory/rate-book.ts";
import type { Job } from "../background/job.ts";

export const recalculateAttendance: Job = {
  name: "recalculate-attendance",
  summary: "Computes attendance again for a range that someone has chosen",
  trigger: "recalculateAttendance",
  tenancy: "one-tenant",
  delivery: "at least once: an interrupted run starts again and writes only what differs",
  async run({ store, tenantId, now }, { recordId }, progress) {
    const found = await inTenant(store, tenantId, async (tx) => {
      const wanted = await findRecalculation(tx, recordId);
      if (!wanted) return undefined;
      const { companyId, startDate: from, employeeId } = wanted;
      const today = await dayOfCompany(tx, companyId, now());
      const to = wanted.endDate > today ? today : wanted.endDate;
      const { holidays } = await ratesInForce(tx);
      return {
        range: { companyId, from, to },
        ids: employeeId === null ? await employedIn(tx, { companyId, from, to }) : [employeeId],
        places: await placesOfCompany(tx, companyId),
        holidays: holidaysIn(holidays, from, to < from ? from : to),
      };
    });
    if (!found) return;
    const { range, ids, places, holidays } = found;
    const computing = { tenantId, now: now(), places, holidays };
    const changed = await recomputeMany(store, { ...range, employeeIds: ids }, computing, progress);
    await inTenant(store, tenantId, (tx) => noteRecalculated(tx, recordId, changed));
  },
};
