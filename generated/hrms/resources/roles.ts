// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/roles.ts";
import * as $form from "../forms/roles.ts";
import * as $hook from "../hooks/roles.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const rolesList = {
  sort: {"parameter":"sort","fields":["name","code","assignedCount","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    isSystem: {"type":"boolean","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const roles = {
  tag: "roles",
  id: "roleId",
  scope: [],
  operations: { list: "listRoles", options: "listRoleOptions", get: "getRole", create: "createRole", update: "updateRole", delete: "deleteRole", archive: "archiveRole", restore: "restoreRole", export: "exportRoles", history: "listRoleHistory" },
  abilities: { list: {"action":"read","subject":"roles"}, options: {"action":"read","subject":"roles"}, get: {"action":"read","subject":"roles"}, create: {"action":"create","subject":"roles"}, update: {"action":"update","subject":"roles"}, delete: {"action":"delete","subject":"roles"}, archive: {"action":"update","subject":"roles"}, restore: {"action":"update","subject":"roles"}, export: {"action":"export","subject":"roles"}, history: {"action":"read","subject":"roles"} },
  calls: { list: $hook.listRolesOptions, options: $hook.listRoleOptionsOptions, get: $hook.getRoleOptions, create: $hook.createRoleMutation, update: $hook.updateRoleMutation, delete: $hook.deleteRoleMutation, archive: $hook.archiveRoleMutation, restore: $hook.restoreRoleMutation, export: $call.exportRoles, history: $hook.listRoleHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    description: {"type":"string","required":true,"nullable":true},
    isSystem: {"type":"boolean","required":true,"nullable":false},
    grants: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"element":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60},"actions":{"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["view","create","edit","delete","approve","export","run","unmask"]},"minItems":1,"maxItems":8},"scope":{"type":"string","required":true,"nullable":false,"enum":["self","reports","department","location","company","tenant"]}}}},
    fieldRights: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"class":{"type":"string","required":true,"nullable":false,"enum":["public","personal","identity","pay","health"]},"read":{"type":"boolean","required":true,"nullable":false},"write":{"type":"boolean","required":true,"nullable":false}}}},
    assignedCount: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createRole,
  ...rolesList,
} as const satisfies $Resource;
