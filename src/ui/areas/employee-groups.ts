/** Employee groups of a company. */
import { employeeGroups as resource } from "#generated/hrms/resources/employee-groups.ts";
import { createEmployeeGroup as check } from "#generated/hrms/validators/employee-groups.js";
import { area } from "./area.ts";
import { part } from "./part.ts";

export const employeeGroups = area("employee-groups", {
  resource,
  check,
  columns: ["group_name", "code", "use", "description", "status", "updatedAt"],
  filters: ["status", "use"],
  panels: { people: part(async () => (await import("../apps/structure/people-panel.tsx")).peopleBy("employeeGroupId"), "structure", "employees", "tools") },
  form: {
    basics: [["group_name", "code"], ["use"]],
    more: [["description"], ["status"]],
  },
});
