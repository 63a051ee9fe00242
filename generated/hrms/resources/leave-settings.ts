// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-settings.ts";
import * as $form from "../forms/leave-settings.ts";
import * as $hook from "../hooks/leave-settings.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const leaveSettingsList = {
  sort: {"parameter":"sort","fields":["leaveType","target","validFrom","entitlement","updatedAt"],"initial":"leaveType"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    leaveTypeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    level: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["employee","department","employee-group","grade","company"]},"maxItems":5},
    departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const leaveSettings = {
  tag: "leave-settings",
  id: "leaveSettingId",
  scope: ["companyId"],
  operations: { list: "listLeaveSettings", options: "listLeaveSettingOptions", get: "getLeaveSetting", create: "createLeaveSetting", update: "updateLeaveSetting", delete: "deleteLeaveSetting", archive: "archiveLeaveSetting", restore: "restoreLeaveSetting", export: "exportLeaveSettings", history: "listLeaveSettingHistory" },
  abilities: { list: {"action":"read","subject":"leave-settings"}, options: {"action":"read","subject":"leave-settings"}, get: {"action":"read","subject":"leave-settings"}, create: {"action":"create","subject":"leave-settings"}, update: {"action":"update","subject":"leave-settings"}, delete: {"action":"delete","subject":"leave-settings"}, archive: {"action":"update","subject":"leave-settings"}, restore: {"action":"update","subject":"leave-settings"}, export: {"action":"export","subject":"leave-settings"}, history: {"action":"read","subject":"leave-settings"} },
  calls: { list: $hook.listLeaveSettingsOptions, options: $hook.listLeaveSettingOptionsOptions, get: $hook.getLeaveSettingOptions, create: $hook.createLeaveSettingMutation, update: $hook.updateLeaveSettingMutation, delete: $hook.deleteLeaveSettingMutation, archive: $hook.archiveLeaveSettingMutation, restore: $hook.restoreLeaveSettingMutation, export: $call.exportLeaveSettings, history: $hook.listLeaveSettingHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    leaveType: {"type":"string","required":true,"nullable":false},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    level: {"type":"string","required":true,"nullable":false,"enum":["employee","department","employee-group","grade","company"]},
    departmentId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    gradeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    employeeGroupId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    target: {"type":"string","required":true,"nullable":true},
    validFrom: {"type":"string","format":"date","required":true,"nullable":false},
    entitlement: {"type":"number","required":true,"nullable":false},
    accrual: {"type":"string","required":true,"nullable":false,"enum":["upfront","monthly","service-month"]},
    rounding: {"type":"string","required":true,"nullable":false,"enum":["none","half","nearest-day","down"]},
    prorateJoiners: {"type":"boolean","required":true,"nullable":false},
    prorateLeavers: {"type":"boolean","required":true,"nullable":false},
    incrementId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    increment: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createLeaveSetting,
  ...leaveSettingsList,
} as const satisfies $Resource;
