// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/staffing-needs.ts";
import * as $form from "../forms/staffing-needs.ts";
import * as $hook from "../hooks/staffing-needs.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const staffingNeedsList = {
  sort: {"parameter":"sort","fields":["name","code","people","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const staffingNeeds = {
  tag: "staffing-needs",
  id: "staffingNeedId",
  scope: ["companyId"],
  operations: { list: "listStaffingNeeds", options: "listStaffingNeedOptions", get: "getStaffingNeed", create: "createStaffingNeed", update: "updateStaffingNeed", delete: "deleteStaffingNeed", archive: "archiveStaffingNeed", restore: "restoreStaffingNeed", export: "exportStaffingNeeds", history: "listStaffingNeedHistory" },
  abilities: { list: {"action":"read","subject":"staffing-needs"}, options: {"action":"read","subject":"staffing-needs"}, get: {"action":"read","subject":"staffing-needs"}, create: {"action":"create","subject":"staffing-needs"}, update: {"action":"update","subject":"staffing-needs"}, delete: {"action":"delete","subject":"staffing-needs"}, archive: {"action":"update","subject":"staffing-needs"}, restore: {"action":"update","subject":"staffing-needs"}, export: {"action":"export","subject":"staffing-needs"}, history: {"action":"read","subject":"staffing-needs"} },
  calls: { list: $hook.listStaffingNeedsOptions, options: $hook.listStaffingNeedOptionsOptions, get: $hook.getStaffingNeedOptions, create: $hook.createStaffingNeedMutation, update: $hook.updateStaffingNeedMutation, delete: $hook.deleteStaffingNeedMutation, archive: $hook.archiveStaffingNeedMutation, restore: $hook.restoreStaffingNeedMutation, export: $call.exportStaffingNeeds, history: $hook.listStaffingNeedHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    shiftId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    shift: {"type":"string","required":true,"nullable":false},
    locationId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    location: {"type":"string","required":true,"nullable":true},
    weekdays: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"]}},
    people: {"type":"integer","required":true,"nullable":false,"minimum":1},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createStaffingNeed,
  ...staffingNeedsList,
} as const satisfies $Resource;
