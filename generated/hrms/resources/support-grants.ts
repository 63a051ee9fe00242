// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/support-grants.ts";
import * as $form from "../forms/support-grants.ts";
import * as $hook from "../hooks/support-grants.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const supportGrantsList = {
  sort: null,
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","expired","ended"]},"maxItems":3},
  },
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const supportGrants = {
  tag: "support-grants",
  id: "supportGrantId",
  scope: [],
  operations: { list: "listSupportGrants", get: "getSupportGrant", create: "createSupportGrant", export: "exportSupportGrants", history: "listSupportGrantHistory" },
  abilities: { list: {"action":"read","subject":"support-grants"}, get: {"action":"read","subject":"support-grants"}, create: {"action":"create","subject":"support-grants"}, export: {"action":"export","subject":"support-grants"}, history: {"action":"read","subject":"support-grants"} },
  calls: { list: $hook.listSupportGrantsOptions, get: $hook.getSupportGrantOptions, create: $hook.createSupportGrantMutation, export: $call.exportSupportGrants, history: $hook.listSupportGrantHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    administratorId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    administrator: {"type":"string","required":true,"nullable":false},
    reason: {"type":"string","required":true,"nullable":false},
    roleId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    role: {"type":"string","required":true,"nullable":false},
    companyIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    companies: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    endsAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    endedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    endedBy: {"type":"string","required":true,"nullable":true},
    enteredAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","expired","ended"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createSupportGrant,
  ...supportGrantsList,
} as const satisfies $Resource;

export const administratorsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const administrators = {
  tag: "support-grants",
  id: null,
  scope: [],
  operations: { list: "listSupportAdministrators" },
  abilities: { list: {"action":"create","subject":"support-grants"} },
  calls: { list: $hook.listSupportAdministratorsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...administratorsList,
} as const satisfies $Resource;
