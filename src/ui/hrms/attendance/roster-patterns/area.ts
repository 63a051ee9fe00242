/** Rotation patterns: days of work and rest that repeat, to plan rosters with. */
import { listShiftOptionsOptions } from "#generated/hrms/hooks/shifts.ts";
import { rosterPatterns as resource } from "#generated/hrms/resources/roster-patterns.ts";
import { createRosterPattern as check } from "#generated/hrms/validators/roster-patterns.js";
import { patternFaults } from "#src/domain/attendance/pattern.ts";
import { area } from "../../../crud/area.ts";

export const rosterPatterns = area("roster-patterns", {
  resource,
  check,
  rules: patternFaults,
  columns: ["name", "code", "length", "status", "updatedAt"],
  moreColumns: ["description"],
  filters: ["status"],
  siblings: ["roster-patterns", "staffing-needs"],
  cells: { "days.shiftId": { options: listShiftOptionsOptions } },
  ordered: ["days"],
  form: { basics: [["name", "code"], ["description"], ["status"]], days: [["days"]] },
});
