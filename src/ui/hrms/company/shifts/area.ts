/** Shifts of a company. */
import { shifts as resource } from "#generated/hrms/resources/shifts.ts";
import { createShift as check } from "#generated/hrms/validators/shifts.js";
import { shiftFaults, type ShiftTimes } from "#src/domain/company/shared/shift.ts";
import { area } from "../../../crud/area.ts";

/** Skips validation until shift and break times are complete. */
function rules({
  start,
  end,
  endNextDay = false,
  breaks = [],
  earliestInMin = null,
  latestOutMin = null,
  halfDayMin = null,
  absentMin = null,
}: Partial<ShiftTimes>) {
  const known =
    start !== undefined &&
    end !== undefined &&
    breaks.every((one) => typeof one.start === "string" && typeof one.minutes === "number");
  return known
    ? shiftFaults({ start, end, endNextDay, breaks, earliestInMin, latestOutMin, halfDayMin, absentMin })
    : [];
}

export const shifts = area("shifts", {
  resource,
  check,
  rules,
  siblings: ["work-locations", "shifts"],
  columns: ["name", "code", "start", "end", "workMinutes", "colour", "status", "updatedAt"],
  moreColumns: ["endNextDay", "graceInMin", "graceOutMin", "earliestInMin", "latestOutMin", "halfDayMin", "absentMin"],
  hours: ["workMinutes"],
  filters: ["status"],
  form: {
    basics: [["name", "code"], ["colour"]],
    times: [["start", "end"], ["endNextDay"]],
    punches: [["earliestInMin", "latestOutMin"]],
    breaks: [["breaks"]],
    limits: [["graceInMin", "graceOutMin"], ["halfDayMin", "absentMin"], ["status"]],
  },
});
