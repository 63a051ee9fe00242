/** Employee groups of a company. */
import { employeeGroups as resource } from "#generated/hrms/resources/employee-groups.ts";
import { createEmployeeGroup as check } from "#generated/hrms/validators/employee-groups.js";
import { groupRuleFaults } from "#src/domain/people/shared/group-rule.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { firstPeople, peoplePart } from "../shared/people-part.ts";

export const employeeGroups = area("employee-groups", {
  resource,
  check,
  rules: groupRuleFaults,
  columns: ["group_name", "code", "use", "membership", "status"],
  moreColumns: ["description", "updatedAt"],
  filters: ["status", "use", "membership"],
  controls: {
    membership: part(async () => (await import("../shared/group-rule.tsx")).MembershipInput, "employees", "fields"),
    rule: part(async () => (await import("../shared/group-rule.tsx")).RuleInput, "employees", "fields", "tools"),
  },
  views: { rule: part(async () => (await import("../shared/group-rule.tsx")).RuleView, "employees", "fields") },
  panels: { people: peoplePart("employeeGroupId") },
  panelQueries: { people: firstPeople("employeeGroupId") },
  form: {
    basics: [["group_name", "code"], ["use"]],
    who: [["membership"], ["rule"]],
    more: [["description"], ["status"]],
  },
});
