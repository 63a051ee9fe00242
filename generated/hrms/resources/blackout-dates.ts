// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/blackout-dates.ts";
import * as $form from "../forms/blackout-dates.ts";
import * as $hook from "../hooks/blackout-dates.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const blackoutDatesList = {
  sort: {"parameter":"sort","fields":["name","start","end","updatedAt"],"initial":"-start"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const blackoutDates = {
  tag: "blackout-dates",
  id: "blackoutDateId",
  scope: ["companyId"],
  operations: { list: "listBlackoutDates", options: "listBlackoutDateOptions", get: "getBlackoutDate", create: "createBlackoutDate", update: "updateBlackoutDate", delete: "deleteBlackoutDate", archive: "archiveBlackoutDate", restore: "restoreBlackoutDate", export: "exportBlackoutDates", history: "listBlackoutDateHistory" },
  abilities: { list: {"action":"read","subject":"blackout-dates"}, options: {"action":"read","subject":"blackout-dates"}, get: {"action":"read","subject":"blackout-dates"}, create: {"action":"create","subject":"blackout-dates"}, update: {"action":"update","subject":"blackout-dates"}, delete: {"action":"delete","subject":"blackout-dates"}, archive: {"action":"update","subject":"blackout-dates"}, restore: {"action":"update","subject":"blackout-dates"}, export: {"action":"export","subject":"blackout-dates"}, history: {"action":"read","subject":"blackout-dates"} },
  calls: { list: $hook.listBlackoutDatesOptions, options: $hook.listBlackoutDateOptionsOptions, get: $hook.getBlackoutDateOptions, create: $hook.createBlackoutDateMutation, update: $hook.updateBlackoutDateMutation, delete: $hook.deleteBlackoutDateMutation, archive: $hook.archiveBlackoutDateMutation, restore: $hook.restoreBlackoutDateMutation, export: $call.exportBlackoutDates, history: $hook.listBlackoutDateHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    start: {"type":"string","format":"date","required":true,"nullable":false},
    end: {"type":"string","format":"date","required":true,"nullable":false},
    departmentId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    department: {"type":"string","required":true,"nullable":true},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createBlackoutDate,
  ...blackoutDatesList,
} as const satisfies $Resource;
