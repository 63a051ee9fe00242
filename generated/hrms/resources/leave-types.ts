// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-types.ts";
import * as $form from "../forms/leave-types.ts";
import * as $hook from "../hooks/leave-types.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const leaveTypesList = {
  sort: {"parameter":"sort","fields":["name","code","kind","noticeDays","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"]},"maxItems":14},
    unit: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["day","hour"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const leaveTypes = {
  tag: "leave-types",
  id: "leaveTypeId",
  scope: ["companyId"],
  operations: { list: "listLeaveTypes", options: "listLeaveTypeOptions", get: "getLeaveType", create: "createLeaveType", update: "updateLeaveType", delete: "deleteLeaveType", archive: "archiveLeaveType", restore: "restoreLeaveType", export: "exportLeaveTypes", history: "listLeaveTypeHistory" },
  abilities: { list: {"action":"read","subject":"leave-types"}, options: {"action":"read","subject":"leave-types"}, get: {"action":"read","subject":"leave-types"}, create: {"action":"create","subject":"leave-types"}, update: {"action":"update","subject":"leave-types"}, delete: {"action":"delete","subject":"leave-types"}, archive: {"action":"update","subject":"leave-types"}, restore: {"action":"update","subject":"leave-types"}, export: {"action":"export","subject":"leave-types"}, history: {"action":"read","subject":"leave-types"} },
  calls: { list: $hook.listLeaveTypesOptions, options: $hook.listLeaveTypeOptionsOptions, get: $hook.getLeaveTypeOptions, create: $hook.createLeaveTypeMutation, update: $hook.updateLeaveTypeMutation, delete: $hook.deleteLeaveTypeMutation, archive: $hook.archiveLeaveTypeMutation, restore: $hook.restoreLeaveTypeMutation, export: $call.exportLeaveTypes, history: $hook.listLeaveTypeHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"]},
    colour: {"type":"string","required":true,"nullable":false,"enum":["blue","green","amber","red","violet","teal","grey"]},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    slot: {"type":"string","required":true,"nullable":false,"enum":["day","half-day","hour"]},
    payFraction: {"type":"number","required":true,"nullable":false,"widget":"fraction"},
    countsRestDays: {"type":"boolean","required":true,"nullable":false},
    countsHolidays: {"type":"boolean","required":true,"nullable":false},
    noticeDays: {"type":"integer","required":true,"nullable":false},
    maxConsecutiveDays: {"type":"integer","required":true,"nullable":true},
    maxDaysPerMonth: {"type":"integer","required":true,"nullable":true},
    documentsAfter: {"type":"integer","required":true,"nullable":true},
    negativeLimit: {"type":"integer","required":true,"nullable":false},
    encashable: {"type":"boolean","required":true,"nullable":false},
    carryForwardMax: {"type":"integer","required":true,"nullable":false},
    carryForwardMonths: {"type":"integer","required":true,"nullable":true},
    gender: {"type":"string","required":true,"nullable":false,"enum":["any","female","male"]},
    maritalStatus: {"type":"string","required":true,"nullable":false,"enum":["any","married","single"]},
    serviceMonths: {"type":"integer","required":true,"nullable":false},
    childAge: {"type":"integer","required":true,"nullable":true},
    childCitizen: {"type":"string","required":true,"nullable":false,"enum":["any","citizen","other"]},
    residencies: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["citizen","pr","foreigner"]}},
    passCategories: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["professional","skilled","trainee","family","exempt"]}},
    medical: {"type":"boolean","required":true,"nullable":false},
    visibleToTeam: {"type":"boolean","required":true,"nullable":false},
    globalLeaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"hidden"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createLeaveType,
  ...leaveTypesList,
} as const satisfies $Resource;
