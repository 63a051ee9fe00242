/** Attendance periods: locked once approved, unlocked by a second person. */
import { attendancePeriods as resource } from "#generated/hrms/resources/attendance-periods.ts";
import { createAttendancePeriod as check } from "#generated/hrms/validators/attendance-periods.js";
import { dayRangeFaults } from "#src/domain/shared/day-range.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const attendancePeriods = area("attendance-periods", {
  resource,
  check,
  rules: dayRangeFaults,
  columns: ["name", "startDate", "endDate", "openLogs", "status", "lockedAt"],
  moreColumns: ["days", "lockedBy", "punchesArchivedAt", "updatedAt"],
  filters: ["status"],
  fixed: (row) => row.status === "locked",
  steps: part(async () => (await import("./period-steps.tsx")).PeriodSteps, "attendance-tools"),
  form: { days: [["name"], ["startDate", "endDate"]] },
});
