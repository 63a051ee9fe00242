/** Functional groups of a company. */
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { functionalGroups as resource } from "#generated/hrms/resources/functional-groups.ts";
import { createFunctionalGroup as check } from "#generated/hrms/validators/functional-groups.js";
import { area } from "../../../crud/area.ts";
import { firstPeople, peoplePart } from "../shared/people-part.ts";

export const functionalGroups = area("functional-groups", {
  resource,
  check,
  columns: ["functional_group", "code", "head", "status", "updatedAt"],
  moreColumns: ["description"],
  filters: ["status", "headNotice"],
  notes: { head: "headNotice" },
  references: { headEmployeeId: { label: "head", options: listEmployeeOptionsOptions } },
  panels: { people: peoplePart("functionalGroupId") },
  panelQueries: { people: firstPeople("functionalGroupId") },
  form: {
    basics: [["functional_group", "code"], ["headEmployeeId"]],
    more: [["description"], ["status"]],
  },
});
