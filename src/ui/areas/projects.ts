/** Projects of a company, with their teams. */
import { listClientOptionsOptions } from "#generated/hrms/hooks/clients.ts";
import { projects as resource } from "#generated/hrms/resources/projects.ts";
import { createProject as check } from "#generated/hrms/validators/projects.js";
import { dayRangeFaults } from "#src/domain/day-range.ts";
import { area } from "./area.ts";
import { part } from "./part.ts";

export const projects = area("projects", {
  resource,
  check,
  rules: dayRangeFaults,
  columns: ["name", "code", "client", "startDate", "endDate", "members", "status"],
  moreColumns: ["budgetHours", "description", "updatedAt"],
  filters: ["status", "clientId"],
  references: { clientId: { label: "client", options: listClientOptionsOptions } },
  panels: { team: part(async () => (await import("../apps/projects/team-panel.tsx")).TeamPanel, "projects", "tools", "fields") },
  form: {
    basics: [["name", "code"], ["clientId"]],
    plan: [["startDate", "endDate", "budgetHours"], ["description"], ["status"]],
  },
});
