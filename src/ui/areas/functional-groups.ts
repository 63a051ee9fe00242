/** Functional groups of a company. */
import { functionalGroups as resource } from "#generated/hrms/resources/functional-groups.ts";
import { createFunctionalGroup as check } from "#generated/hrms/validators/functional-groups.js";
import { area } from "./area.ts";

export const functionalGroups = area("functional-groups", {
  resource,
  check,
  columns: ["functional_group", "code", "description", "status", "updatedAt"],
  filters: ["status"],
  form: {
    basics: [["functional_group", "code"]],
    more: [["description"], ["status"]],
  },
});
