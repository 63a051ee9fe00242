// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/user-access.ts";
import * as $form from "../forms/user-access.ts";
import * as $hook from "../hooks/user-access.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const userAccessList = {
  sort: {"parameter":"sort","fields":["user","company","validFrom","validTo","updatedAt"],"initial":"user"},
  filters: {
    userId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
    companyId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
    roleIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","scheduled","ended"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const userAccess = {
  tag: "user-access",
  id: "userAccessId",
  scope: [],
  operations: { list: "listUserAccesses", get: "getUserAccess", create: "createUserAccess", update: "updateUserAccess", delete: "deleteUserAccess", export: "exportUserAccesses", history: "listUserAccessHistory" },
  abilities: { list: {"action":"read","subject":"user-access"}, get: {"action":"read","subject":"user-access"}, create: {"action":"create","subject":"user-access"}, update: {"action":"update","subject":"user-access"}, delete: {"action":"delete","subject":"user-access"}, export: {"action":"export","subject":"user-access"}, history: {"action":"read","subject":"user-access"} },
  calls: { list: $hook.listUserAccessesOptions, get: $hook.getUserAccessOptions, create: $hook.createUserAccessMutation, update: $hook.updateUserAccessMutation, delete: $hook.deleteUserAccessMutation, export: $call.exportUserAccesses, history: $hook.listUserAccessHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    userId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    user: {"type":"string","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    company: {"type":"string","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    employee: {"type":"string","required":true,"nullable":true},
    roleIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    roles: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    scope: {"type":"string","required":true,"nullable":false,"enum":["self","reports","department","location","company","tenant"]},
    validFrom: {"type":"string","format":"date","required":true,"nullable":false},
    validTo: {"type":"string","format":"date","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","scheduled","ended"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createUserAccess,
  ...userAccessList,
} as const satisfies $Resource;

export const usersList = {
  sort: null,
  filters: {},
  search: true,
  paging: null,
} as const satisfies $ListResource;

export const users = {
  tag: "user-access",
  id: null,
  scope: [],
  operations: { list: "listTenantUserOptions" },
  abilities: { list: {"action":"read","subject":"user-access"} },
  calls: { list: $hook.listTenantUserOptionsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...usersList,
} as const satisfies $Resource;
