// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/work-locations.ts";
import * as $form from "../forms/work-locations.ts";
import * as $hook from "../hooks/work-locations.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const workLocationsList = {
  sort: {"parameter":"sort","fields":["name","code","radiusM","tz","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const workLocations = {
  tag: "work-locations",
  id: "workLocationId",
  scope: ["companyId"],
  operations: { list: "listWorkLocations", options: "listWorkLocationOptions", get: "getWorkLocation", create: "createWorkLocation", update: "updateWorkLocation", delete: "deleteWorkLocation", archive: "archiveWorkLocation", restore: "restoreWorkLocation", export: "exportWorkLocations", history: "listWorkLocationHistory" },
  abilities: { list: {"action":"read","subject":"work-locations"}, options: {"action":"read","subject":"work-locations"}, get: {"action":"read","subject":"work-locations"}, create: {"action":"create","subject":"work-locations"}, update: {"action":"update","subject":"work-locations"}, delete: {"action":"delete","subject":"work-locations"}, archive: {"action":"update","subject":"work-locations"}, restore: {"action":"update","subject":"work-locations"}, export: {"action":"export","subject":"work-locations"}, history: {"action":"read","subject":"work-locations"} },
  calls: { list: $hook.listWorkLocationsOptions, options: $hook.listWorkLocationOptionsOptions, get: $hook.getWorkLocationOptions, create: $hook.createWorkLocationMutation, update: $hook.updateWorkLocationMutation, delete: $hook.deleteWorkLocationMutation, archive: $hook.archiveWorkLocationMutation, restore: $hook.restoreWorkLocationMutation, export: $call.exportWorkLocations, history: $hook.listWorkLocationHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    address: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    lat: {"type":"number","required":true,"nullable":true},
    lng: {"type":"number","required":true,"nullable":true},
    radiusM: {"type":"integer","required":true,"nullable":false},
    tz: {"type":"string","required":true,"nullable":false,"widget":"time-zone"},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createWorkLocation,
  ...workLocationsList,
} as const satisfies $Resource;
