// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/races.ts";
import * as $form from "../forms/races.ts";
import * as $hook from "../hooks/races.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const racesList = {
  sort: {"parameter":"sort","fields":["name","code","shgFund","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    shgFund: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["CDAC","SINDA","ECF","none"]},"maxItems":4},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const races = {
  tag: "races",
  id: "raceId",
  scope: [],
  operations: { list: "listRaces", options: "listRaceOptions", get: "getRace", create: "createRace", update: "updateRace", delete: "deleteRace", archive: "archiveRace", restore: "restoreRace", export: "exportRaces", history: "listRaceHistory" },
  abilities: { list: {"action":"read","subject":"races"}, options: {"action":"read","subject":"races"}, get: {"action":"read","subject":"races"}, create: {"action":"create","subject":"races"}, update: {"action":"update","subject":"races"}, delete: {"action":"delete","subject":"races"}, archive: {"action":"update","subject":"races"}, restore: {"action":"update","subject":"races"}, export: {"action":"export","subject":"races"}, history: {"action":"read","subject":"races"} },
  calls: { list: $hook.listRacesOptions, options: $hook.listRaceOptionsOptions, get: $hook.getRaceOptions, create: $hook.createRaceMutation, update: $hook.updateRaceMutation, delete: $hook.deleteRaceMutation, archive: $hook.archiveRaceMutation, restore: $hook.restoreRaceMutation, export: $call.exportRaces, history: $hook.listRaceHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    shgFund: {"type":"string","required":true,"nullable":false,"enum":["CDAC","SINDA","ECF","none"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createRace,
  ...racesList,
} as const satisfies $Resource;
