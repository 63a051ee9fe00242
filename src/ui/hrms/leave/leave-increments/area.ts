/** Leave increments: entitlement that grows with service. */
import { listLeaveTypeOptionsOptions } from "#generated/hrms/hooks/leave-types.ts";
import { leaveIncrements as resource } from "#generated/hrms/resources/leave-increments.ts";
import { createLeaveIncrement as check } from "#generated/hrms/validators/leave-increments.js";
import { incrementFaults } from "#src/domain/leave/increment.ts";
import { area } from "../../../crud/area.ts";

export const leaveIncrements = area("leave-increments", {
  resource,
  check,
  rules: incrementFaults,
  columns: ["name", "leaveType", "basis", "cap", "settings", "status"],
  filters: ["status", "leaveTypeId"],
  references: { leaveTypeId: { label: "leaveType", options: listLeaveTypeOptionsOptions, subject: "leave-types" } },
  form: {
    basics: [["name", "leaveTypeId"], ["basis"]],
    steps: [["rows"], ["cap"], ["status"]],
  },
});
