/** Attendance logs: reviewed and approved one by one or together. */
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { attendanceLogs as resource } from "#generated/hrms/resources/attendance-logs.ts";
import { updateAttendanceLog as check } from "#generated/hrms/validators/attendance-logs.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { LieuValue } from "./lieu-value.tsx";

const references = {
  employeeId: { label: "fullName", options: listEmployeeOptionsOptions },
  departmentId: { label: "department", options: listDepartmentOptionsOptions },
};

async function approve(
  { companyId = "" }: Readonly<Record<string, string>>,
  ids: readonly string[],
  overtime: "all" | "none",
) {
  const { approveAttendanceLogs } = await import("#generated/hrms/client/attendance-logs.ts");
  return approveAttendanceLogs({ path: { companyId }, body: { ids: [...ids], overtime } });
}

export const attendanceLogs = area("attendance-logs", {
  resource,
  check,
  columns: ["fullName", "date", "timeIn", "timeOut", "overtimeMin", "flags", "state", "status"],
  moreColumns: [
    "employeeNo",
    "department",
    "shift",
    "dayKind",
    "workedMin",
    "lateMin",
    "earlyMin",
    "breakMin",
    "approvedOvertimeMin",
    "offInLieu",
    "locked",
    "note",
  ],
  filters: ["state", "status", "flag", "dayKind", "employeeId", "departmentId", ["from", "to"]],
  // For filters only; a day is not moved to someone else.
  references: references as never,
  hours: ["workedMin", "breakMin", "lateMin", "earlyMin", "overtimeMin", "approvedOvertimeMin"],
  views: { offInLieu: LieuValue },
  fixed: (row) => row["locked"] === true || row.status === "open",
  offers: part(async () => (await import("./log-tools.tsx")).LogTools, "attendance-tools"),
  bulk: {
    approve: { action: "approve", run: (scope, ids) => approve(scope, ids, "all") },
    approveWithout: { action: "approve", run: (scope, ids) => approve(scope, ids, "none") },
  },
  form: { review: [["approvedOvertimeMin"], ["note"]] },
});
