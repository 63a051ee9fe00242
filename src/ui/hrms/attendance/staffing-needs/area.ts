/** Staffing needs: how many people a shift takes on which days of the week. */
import { listShiftOptionsOptions } from "#generated/hrms/hooks/shifts.ts";
import { listWorkLocationOptionsOptions } from "#generated/hrms/hooks/work-locations.ts";
import { staffingNeeds as resource } from "#generated/hrms/resources/staffing-needs.ts";
import { createStaffingNeed as check } from "#generated/hrms/validators/staffing-needs.js";
import { area } from "../../../crud/area.ts";

export const staffingNeeds = area("staffing-needs", {
  resource,
  check,
  columns: ["name", "shift", "location", "people", "status", "updatedAt"],
  moreColumns: ["code", "weekdays"],
  filters: ["status"],
  siblings: ["roster-patterns", "staffing-needs"],
  references: {
    shiftId: { label: "shift", options: listShiftOptionsOptions, subject: "shifts" },
    locationId: { label: "location", options: listWorkLocationOptionsOptions, subject: "work-locations" },
  },
  form: { need: [["shiftId", "people"], ["locationId"], ["weekdays"]], basics: [["name", "code"], ["status"]] },
});
