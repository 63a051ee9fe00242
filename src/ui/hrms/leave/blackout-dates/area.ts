/** Blackout dates of a company. */
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { blackoutDates as resource } from "#generated/hrms/resources/blackout-dates.ts";
import { createBlackoutDate as check } from "#generated/hrms/validators/blackout-dates.js";
import { blackoutFaults } from "#src/domain/leave/blackout.ts";
import { area } from "../../../crud/area.ts";

export const blackoutDates = area("blackout-dates", {
  resource,
  check,
  rules: blackoutFaults,
  columns: ["name", "start", "end", "department", "status", "updatedAt"],
  moreColumns: ["description"],
  filters: ["status", "departmentId"],
  references: {
    departmentId: { label: "department", options: listDepartmentOptionsOptions, subject: "departments" },
  },
  form: { basics: [["name", "departmentId"], ["start", "end"], ["description"], ["status"]] },
});
