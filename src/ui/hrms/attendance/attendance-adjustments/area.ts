/** Attendance adjustments: what became known of locked days, for the next payroll run. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { attendanceAdjustments as resource } from "#generated/hrms/resources/attendance-adjustments.ts";
import { createAttendanceAdjustment as check } from "#generated/hrms/validators/attendance-adjustments.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const attendanceAdjustments = area("attendance-adjustments", {
  resource,
  check,
  columns: ["fullName", "date", "period", "source", "workedMin", "overtimeMin", "statusAfter", "status"],
  moreColumns: ["employeeNo", "statusBefore", "reason", "createdAt", "closedAt", "closedBy", "comment"],
  filters: ["status", "employeeId", ["from", "to"]],
  references: { employeeId: { label: "fullName", options: listEmployeeOptionsOptions } },
  hours: ["workedMin", "overtimeMin"],
  fixed: () => true,
  steps: part(async () => (await import("./dismiss-button.tsx")).DismissButton, "attendance-tools"),
  form: { day: [["employeeId", "date"], ["workedMin", "overtimeMin"], ["reason"]] },
});
