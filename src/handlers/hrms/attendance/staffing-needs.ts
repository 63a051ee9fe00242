/** Staffing needs of a company. */
import type { StaffingNeedInput } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { staffingNeedRecords } from "#src/store/attendance/staffing-needs.ts";
import { offeredIn } from "#src/store/people/shared/jobs.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

export const staffingNeedsHandlers = crud({
  subject: "staffing-needs",
  records: staffingNeedRecords,
  nameOf: ({ name }) => name,
  unique: { staffing_needs_name: "name", staffing_needs_code: "code" },
  unaudited: ["shiftId", "locationId", "weekdays"],
  auditFields: ({ weekdays }) => ({ weekdays: weekdays.join("; ") }),
  cells: { weekdays: ({ weekdays }) => weekdays.join("; ") },
  async toFields(body: StaffingNeedInput, ctx, before, companyId) {
    const { shiftId, locationId = null, weekdays } = body;
    if (shiftId !== before?.shiftId && !(await offeredIn(ctx.db, companyId, "shifts", [shiftId])).has(shiftId))
      throw invalid("/shiftId", "unknown-reference");
    if (
      locationId !== null &&
      locationId !== before?.locationId &&
      !(await offeredIn(ctx.db, companyId, "work_locations", [locationId])).has(locationId)
    )
      throw invalid("/locationId", "unknown-reference");
    return { ...cleanFields("staffing-needs", body), weekdays };
  },
}).handlers;
