// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/functional-groups.ts";
import * as $form from "../forms/functional-groups.ts";
import * as $hook from "../hooks/functional-groups.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const functionalGroupsList = {
  sort: {"parameter":"sort","fields":["functional_group","code","head","updatedAt"],"initial":"functional_group"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    headNotice: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["leaving","left"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const functionalGroups = {
  tag: "functional-groups",
  id: "functionalGroupId",
  scope: ["companyId"],
  operations: { list: "listFunctionalGroups", options: "listFunctionalGroupOptions", get: "getFunctionalGroup", create: "createFunctionalGroup", update: "updateFunctionalGroup", delete: "deleteFunctionalGroup", archive: "archiveFunctionalGroup", restore: "restoreFunctionalGroup", export: "exportFunctionalGroups", history: "listFunctionalGroupHistory" },
  abilities: { list: {"action":"read","subject":"functional-groups"}, options: {"action":"read","subject":"functional-groups"}, get: {"action":"read","subject":"functional-groups"}, create: {"action":"create","subject":"functional-groups"}, update: {"action":"update","subject":"functional-groups"}, delete: {"action":"delete","subject":"functional-groups"}, archive: {"action":"update","subject":"functional-groups"}, restore: {"action":"update","subject":"functional-groups"}, export: {"action":"export","subject":"functional-groups"}, history: {"action":"read","subject":"functional-groups"} },
  calls: { list: $hook.listFunctionalGroupsOptions, options: $hook.listFunctionalGroupOptionsOptions, get: $hook.getFunctionalGroupOptions, create: $hook.createFunctionalGroupMutation, update: $hook.updateFunctionalGroupMutation, delete: $hook.deleteFunctionalGroupMutation, archive: $hook.archiveFunctionalGroupMutation, restore: $hook.restoreFunctionalGroupMutation, export: $call.exportFunctionalGroups, history: $hook.listFunctionalGroupHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    functional_group: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    headEmployeeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    head: {"type":"string","required":true,"nullable":true},
    headNotice: {"type":"string","required":true,"nullable":true,"enum":["leaving","left"]},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createFunctionalGroup,
  ...functionalGroupsList,
} as const satisfies $Resource;
