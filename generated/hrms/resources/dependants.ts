// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/dependants.ts";
import * as $hook from "../hooks/dependants.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const dependantsList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const dependants = {
  tag: "dependants",
  id: "dependantId",
  scope: ["companyId","employeeId"],
  operations: { list: "listDependants", get: "getDependant", create: "createDependant", update: "updateDependant", delete: "deleteDependant", history: "listDependantHistory" },
  abilities: { list: {"action":"read","subject":"dependants"}, get: {"action":"read","subject":"dependants"}, create: {"action":"update","subject":"dependants"}, update: {"action":"update","subject":"dependants"}, delete: {"action":"update","subject":"dependants"}, history: {"action":"read","subject":"dependants"} },
  calls: { list: $hook.listDependantsOptions, get: $hook.getDependantOptions, create: $hook.createDependantMutation, update: $hook.updateDependantMutation, delete: $hook.deleteDependantMutation, history: $hook.listDependantHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    relation: {"type":"string","required":true,"nullable":false,"enum":["spouse","child","stepchild","adoptedChild","parent","sibling","other"]},
    dateOfBirth: {"type":"string","format":"date","required":true,"nullable":true},
    citizenship: {"type":"string","required":true,"nullable":true,"enum":["citizen","pr","foreigner"]},
    birthCertNoMasked: {"type":"string","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createDependant,
  ...dependantsList,
} as const satisfies $Resource;
