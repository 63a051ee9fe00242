// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/year-settings.ts";
import * as $form from "../forms/year-settings.ts";
import * as $hook from "../hooks/year-settings.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const yearSettingsList = {
  sort: {"parameter":"sort","fields":["name","start","end","updatedAt"],"initial":"-start"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    state: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","closing","closed","reopening"]},"maxItems":4},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const yearSettings = {
  tag: "year-settings",
  id: "yearSettingId",
  scope: ["companyId"],
  operations: { list: "listYearSettings", options: "listYearSettingOptions", get: "getYearSetting", create: "createYearSetting", update: "updateYearSetting", delete: "deleteYearSetting", archive: "archiveYearSetting", restore: "restoreYearSetting", export: "exportYearSettings", history: "listYearSettingHistory" },
  abilities: { list: {"action":"read","subject":"year-settings"}, options: {"action":"read","subject":"year-settings"}, get: {"action":"read","subject":"year-settings"}, create: {"action":"create","subject":"year-settings"}, update: {"action":"update","subject":"year-settings"}, delete: {"action":"delete","subject":"year-settings"}, archive: {"action":"update","subject":"year-settings"}, restore: {"action":"update","subject":"year-settings"}, export: {"action":"export","subject":"year-settings"}, history: {"action":"read","subject":"year-settings"} },
  calls: { list: $hook.listYearSettingsOptions, options: $hook.listYearSettingOptionsOptions, get: $hook.getYearSettingOptions, create: $hook.createYearSettingMutation, update: $hook.updateYearSettingMutation, delete: $hook.deleteYearSettingMutation, archive: $hook.archiveYearSettingMutation, restore: $hook.restoreYearSettingMutation, export: $call.exportYearSettings, history: $hook.listYearSettingHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    start: {"type":"string","format":"date","required":true,"nullable":false},
    end: {"type":"string","format":"date","required":true,"nullable":false},
    state: {"type":"string","required":true,"nullable":false,"enum":["open","closing","closed","reopening"]},
    current: {"type":"boolean","required":true,"nullable":false},
    encash: {"type":"boolean","required":true,"nullable":false},
    closedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createYearSetting,
  ...yearSettingsList,
} as const satisfies $Resource;

export const closingList = {
  sort: {"parameter":"sort","fields":["fullName"],"initial":"fullName"},
  filters: {
    leaveTypeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
    encash: {"type":"boolean","required":false,"nullable":false,"default":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const closing = {
  tag: "year-settings",
  id: null,
  scope: ["companyId","yearSettingId"],
  operations: { list: "listYearClosing", export: "exportYearClosing" },
  abilities: { list: {"action":"read","subject":"year-settings"}, export: {"action":"export","subject":"year-settings"} },
  calls: { list: $hook.listYearClosingOptions, export: $call.exportYearClosing },
  fields: {
    id: {"type":"string","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    department: {"type":"string","required":true,"nullable":true},
    leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    leaveType: {"type":"string","required":true,"nullable":false},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    left: {"type":"number","required":true,"nullable":false},
    carried: {"type":"number","required":true,"nullable":false},
    carriedUntil: {"type":"string","format":"date","required":true,"nullable":true},
    encashed: {"type":"number","required":true,"nullable":false},
    expired: {"type":"number","required":true,"nullable":false},
  },
  input: {},
  ...closingList,
} as const satisfies $Resource;
