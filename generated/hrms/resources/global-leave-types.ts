// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/global-leave-types.ts";
import * as $form from "../forms/global-leave-types.ts";
import * as $hook from "../hooks/global-leave-types.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const globalLeaveTypesList = {
  sort: {"parameter":"sort","fields":["name","code","unit","serviceMonths","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    unit: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["day","hour"]},"maxItems":2},
    gender: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["any","female","male"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const globalLeaveTypes = {
  tag: "global-leave-types",
  id: "globalLeaveTypeId",
  scope: [],
  operations: { list: "listGlobalLeaveTypes", options: "listGlobalLeaveTypeOptions", get: "getGlobalLeaveType", create: "createGlobalLeaveType", update: "updateGlobalLeaveType", delete: "deleteGlobalLeaveType", archive: "archiveGlobalLeaveType", restore: "restoreGlobalLeaveType", export: "exportGlobalLeaveTypes", history: "listGlobalLeaveTypeHistory" },
  abilities: { list: {"action":"read","subject":"global-leave-types"}, options: {"action":"read","subject":"global-leave-types"}, get: {"action":"read","subject":"global-leave-types"}, create: {"action":"create","subject":"global-leave-types"}, update: {"action":"update","subject":"global-leave-types"}, delete: {"action":"delete","subject":"global-leave-types"}, archive: {"action":"update","subject":"global-leave-types"}, restore: {"action":"update","subject":"global-leave-types"}, export: {"action":"export","subject":"global-leave-types"}, history: {"action":"read","subject":"global-leave-types"} },
  calls: { list: $hook.listGlobalLeaveTypesOptions, options: $hook.listGlobalLeaveTypeOptionsOptions, get: $hook.getGlobalLeaveTypeOptions, create: $hook.createGlobalLeaveTypeMutation, update: $hook.updateGlobalLeaveTypeMutation, delete: $hook.deleteGlobalLeaveTypeMutation, archive: $hook.archiveGlobalLeaveTypeMutation, restore: $hook.restoreGlobalLeaveTypeMutation, export: $call.exportGlobalLeaveTypes, history: $hook.listGlobalLeaveTypeHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    statute: {"type":"string","required":true,"nullable":true},
    kind: {"type":"string","required":true,"nullable":false,"enum":["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"]},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    gender: {"type":"string","required":true,"nullable":false,"enum":["any","female","male"]},
    serviceMonths: {"type":"integer","required":true,"nullable":false},
    childAge: {"type":"integer","required":true,"nullable":true},
    childCitizen: {"type":"string","required":true,"nullable":false,"enum":["any","citizen","other"]},
    maritalStatus: {"type":"string","required":true,"nullable":false,"enum":["any","married","single"]},
    defaultEntitlement: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"serviceMonths":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":1200},"units":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":9999}}},"widget":"rows"},
    payFraction: {"type":"number","required":true,"nullable":false,"widget":"fraction"},
    governmentPaidUnits: {"type":"integer","required":true,"nullable":true},
    governmentPaidCap: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    governmentPaidPer: {"type":"string","required":true,"nullable":true,"enum":["day","week","four-weeks"]},
    docRequired: {"type":"boolean","required":true,"nullable":false},
    country: {"type":"string","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createGlobalLeaveType,
  ...globalLeaveTypesList,
} as const satisfies $Resource;
