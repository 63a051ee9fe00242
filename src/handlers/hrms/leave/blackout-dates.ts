/** Blackout dates of a company. */
import type { BlackoutDateInput } from "#generated/hrms/schema.ts";
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { blackoutFaults } from "#src/domain/leave/blackout.ts";
import { blackoutDateRecords } from "#src/store/leave/blackout-dates.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

export const blackoutDatesHandlers = crud({
  subject: "blackout-dates",
  records: blackoutDateRecords,
  nameOf: ({ name }) => name,
  unique: { blackout_dates_name: "name" },
  unaudited: ["departmentId"],
  async toFields(body: BlackoutDateInput, ctx, before, companyId) {
    const errors = blackoutFaults(body);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    const { departmentId = null } = body;
    if (departmentId !== null && departmentId !== before?.departmentId) {
      const offered = await offeredIn(ctx.db, companyId, "departments", [departmentId]);
      if (!offered.has(departmentId)) throw invalid("/departmentId", "unknown-reference");
    }
    return { ...cleanFields("blackout-dates", body), end: body.end ?? body.start };
  },
}).handlers;
