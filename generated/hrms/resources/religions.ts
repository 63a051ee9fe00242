// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/religions.ts";
import * as $form from "../forms/religions.ts";
import * as $hook from "../hooks/religions.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const religionsList = {
  sort: {"parameter":"sort","fields":["name","code","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const religions = {
  tag: "religions",
  id: "religionId",
  scope: [],
  operations: { list: "listReligions", options: "listReligionOptions", get: "getReligion", create: "createReligion", update: "updateReligion", delete: "deleteReligion", archive: "archiveReligion", restore: "restoreReligion", export: "exportReligions", history: "listReligionHistory" },
  abilities: { list: {"action":"read","subject":"religions"}, options: {"action":"read","subject":"religions"}, get: {"action":"read","subject":"religions"}, create: {"action":"create","subject":"religions"}, update: {"action":"update","subject":"religions"}, delete: {"action":"delete","subject":"religions"}, archive: {"action":"update","subject":"religions"}, restore: {"action":"update","subject":"religions"}, export: {"action":"export","subject":"religions"}, history: {"action":"read","subject":"religions"} },
  calls: { list: $hook.listReligionsOptions, options: $hook.listReligionOptionsOptions, get: $hook.getReligionOptions, create: $hook.createReligionMutation, update: $hook.updateReligionMutation, delete: $hook.deleteReligionMutation, archive: $hook.archiveReligionMutation, restore: $hook.restoreReligionMutation, export: $call.exportReligions, history: $hook.listReligionHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    drivesMbmf: {"type":"boolean","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createReligion,
  ...religionsList,
} as const satisfies $Resource;
