/** Punches: when people came and went; nobody changes them. */
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { punches as resource } from "#generated/hrms/resources/punches.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

const references = {
  employeeId: { label: "fullName", options: listEmployeeOptionsOptions },
  departmentId: { label: "department", options: listDepartmentOptionsOptions },
};

export const punches = area("punches", {
  resource,
  // Read-only.
  check: () => [],
  columns: ["fullName", "localDate", "localTime", "direction", "source", "location", "distanceM"],
  moreColumns: ["employeeNo", "tz", "device", "rawId", "accuracyM", "at", "createdAt"],
  filters: ["source", "employeeId", "departmentId", ["from", "to"]],
  panels: { map: part(async () => (await import("./map-panel.tsx")).MapPanel, "map") },
  // References are only used by filters; there is no form.
  references: references as never,
  offers: part(async () => (await import("./upload-button.tsx")).UploadButton, "attendance-tools"),
  form: {},
});
