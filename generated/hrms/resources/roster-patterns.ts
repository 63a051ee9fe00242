// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/roster-patterns.ts";
import * as $form from "../forms/roster-patterns.ts";
import * as $hook from "../hooks/roster-patterns.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const rosterPatternsList = {
  sort: {"parameter":"sort","fields":["name","code","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const rosterPatterns = {
  tag: "roster-patterns",
  id: "rosterPatternId",
  scope: ["companyId"],
  operations: { list: "listRosterPatterns", options: "listRosterPatternOptions", get: "getRosterPattern", create: "createRosterPattern", update: "updateRosterPattern", delete: "deleteRosterPattern", archive: "archiveRosterPattern", restore: "restoreRosterPattern", export: "exportRosterPatterns", history: "listRosterPatternHistory" },
  abilities: { list: {"action":"read","subject":"roster-patterns"}, options: {"action":"read","subject":"roster-patterns"}, get: {"action":"read","subject":"roster-patterns"}, create: {"action":"create","subject":"roster-patterns"}, update: {"action":"update","subject":"roster-patterns"}, delete: {"action":"delete","subject":"roster-patterns"}, archive: {"action":"update","subject":"roster-patterns"}, restore: {"action":"update","subject":"roster-patterns"}, export: {"action":"export","subject":"roster-patterns"}, history: {"action":"read","subject":"roster-patterns"} },
  calls: { list: $hook.listRosterPatternsOptions, options: $hook.listRosterPatternOptionsOptions, get: $hook.getRosterPatternOptions, create: $hook.createRosterPatternMutation, update: $hook.updateRosterPatternMutation, delete: $hook.deleteRosterPatternMutation, archive: $hook.archiveRosterPatternMutation, restore: $hook.restoreRosterPatternMutation, export: $call.exportRosterPatterns, history: $hook.listRosterPatternHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    days: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"kind":{"type":"string","required":true,"nullable":false,"enum":["work","off","rest"]},"shiftId":{"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},"shift":{"type":"string","required":true,"nullable":true}}},"widget":"rows"},
    length: {"type":"integer","required":true,"nullable":false,"minimum":1},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createRosterPattern,
  ...rosterPatternsList,
} as const satisfies $Resource;
