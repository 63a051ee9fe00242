/** Manual attendance: requests with evidence, decided under Approvals. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { manualAttendance as resource } from "#generated/hrms/resources/manual-attendance.ts";
import { createManualAttendance as check } from "#generated/hrms/validators/manual-attendance.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const manualAttendance = area("manual-attendance", {
  resource,
  check,
  columns: ["fullName", "date", "timeIn", "timeOut", "reason", "createdAt", "status"],
  moreColumns: ["employeeNo", "breakMin", "overtimeMin", "createdBy", "decidedBy", "decidedAt", "comment"],
  filters: ["status", "employeeId", ["from", "to"]],
  references: { employeeId: { label: "fullName", options: listEmployeeOptionsOptions } },
  hours: ["breakMin", "overtimeMin"],
  controls: {
    fileId: part(
      async () => (await import("./evidence-control.tsx")).EvidenceControl,
      "attendance-tools",
      "employee-records",
    ),
  },
  fixed: () => true,
  offers: part(async () => (await import("./upload-button.tsx")).UploadButton, "attendance-tools"),
  steps: part(async () => (await import("./request-steps.tsx")).RequestSteps, "attendance-tools"),
  form: {
    day: [["employeeId"], ["date"], ["timeIn", "timeOut"], ["breakMin", "overtimeMin"]],
    why: [["reason"], ["fileId"]],
  },
});
