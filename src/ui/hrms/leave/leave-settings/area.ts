/** Leave settings by level. */
import { lazy } from "react";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listEmployeeGroupOptionsOptions } from "#generated/hrms/hooks/employee-groups.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listGradeOptionsOptions } from "#generated/hrms/hooks/grades.ts";
import { listLeaveIncrementOptionsOptions } from "#generated/hrms/hooks/leave-increments.ts";
import { listLeaveTypeOptionsOptions } from "#generated/hrms/hooks/leave-types.ts";
import { leaveSettings as resource } from "#generated/hrms/resources/leave-settings.ts";
import { createLeaveSetting as check } from "#generated/hrms/validators/leave-settings.js";
import { settingFaults } from "#src/domain/leave/setting.ts";
import { area } from "../../../crud/area.ts";

export const leaveSettings = area("leave-settings", {
  resource,
  check,
  rules: settingFaults,
  columns: ["leaveType", "level", "target", "entitlement", "unit", "accrual", "validFrom", "status"],
  moreColumns: ["rounding", "prorateJoiners", "prorateLeavers", "increment", "updatedAt"],
  filters: ["status", "level", "leaveTypeId", "departmentId", "employeeId"],
  references: {
    leaveTypeId: { label: "leaveType", options: listLeaveTypeOptionsOptions, subject: "leave-types" },
    departmentId: { label: "target", options: listDepartmentOptionsOptions, subject: "departments" },
    gradeId: { label: "target", options: listGradeOptionsOptions, subject: "grades" },
    employeeGroupId: { label: "target", options: listEmployeeGroupOptionsOptions, subject: "employee-groups" },
    employeeId: { label: "target", options: listEmployeeOptionsOptions, subject: "employees" },
    incrementId: { label: "increment", options: listLeaveIncrementOptionsOptions, subject: "leave-increments" },
  },
  steps: lazy(async () => ({ default: (await import("./copy-button.tsx")).CopyButton })),
  form: {
    basics: [["leaveTypeId", "validFrom"]],
    target: [
      ["departmentId", "gradeId"],
      ["employeeGroupId", "employeeId"],
    ],
    entitlement: [
      ["entitlement", "incrementId"],
      ["accrual", "rounding"],
      ["prorateJoiners", "prorateLeavers"],
      ["status"],
    ],
  },
});
