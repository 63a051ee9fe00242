// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/year-settings.ts";
import * as $form from "../forms/year-settings.ts";
import * as $hook from "../hooks/year-settings.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const yearSettingsList = {
  sort: {"parameter":"sort","fields":["name","start","end","updatedAt"],"initial":"-start"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    state: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","closing","closed"]},"maxItems":3},
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
    state: {"type":"string","required":true,"nullable":false,"enum":["open","closing","closed"]},
    current: {"type":"boolean","required":true,"nullable":false},
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
