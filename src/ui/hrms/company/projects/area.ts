/** Projects of a company with their teams. */
import { listProjectMembersOptions } from "#generated/hrms/hooks/project-members.ts";
import { listClientOptionsOptions } from "#generated/hrms/hooks/clients.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { projects as resource } from "#generated/hrms/resources/projects.ts";
import { createProject as check } from "#generated/hrms/validators/projects.js";
import { projectFaults } from "#src/domain/company/project.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const projects = area("projects", {
  resource,
  check,
  rules: projectFaults,
  columns: ["name", "client", "manager", "startDate", "endDate", "status"],
  moreColumns: ["code", "members", "budgetHours", "description", "activities", "updatedAt"],
  filters: ["status", "clientId", "managerId", "managerNotice"],
  notes: { manager: "managerNotice" },
  references: {
    clientId: { label: "client", options: listClientOptionsOptions, subject: "clients" },
    managerId: { label: "manager", options: listEmployeeOptionsOptions, subject: "employees" },
  },
  panels: { team: part(async () => (await import("./team-panel.tsx")).TeamPanel, "projects", "tools", "fields") },
  panelQueries: {
    team: ({ companyId, recordId }) => listProjectMembersOptions({ path: { companyId, projectId: recordId } }),
  },
  form: {
    basics: [
      ["name", "code"],
      ["clientId", "managerId"],
    ],
    plan: [["startDate", "endDate", "budgetHours"], ["description"], ["status"]],
    activities: [["activities"]],
  },
});
