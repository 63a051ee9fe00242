// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/elements.ts";
import * as $form from "../forms/elements.ts";
import * as $hook from "../hooks/elements.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const elementsList = {
  sort: {"parameter":"sort","fields":["name","code","kind","sensitivity","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["page","action","fieldGroup","report","api"]},"maxItems":5},
    sensitivity: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["public","personal","identity","pay","health"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const elements = {
  tag: "elements",
  id: "elementId",
  scope: [],
  operations: { list: "listElements", options: "listElementOptions", get: "getElement", create: "createElement", update: "updateElement", delete: "deleteElement", archive: "archiveElement", restore: "restoreElement", export: "exportElements", history: "listElementHistory" },
  abilities: { list: {"action":"read","subject":"elements"}, options: {"action":"read","subject":"elements"}, get: {"action":"read","subject":"elements"}, create: {"action":"create","subject":"elements"}, update: {"action":"update","subject":"elements"}, delete: {"action":"delete","subject":"elements"}, archive: {"action":"update","subject":"elements"}, restore: {"action":"update","subject":"elements"}, export: {"action":"export","subject":"elements"}, history: {"action":"read","subject":"elements"} },
  calls: { list: $hook.listElementsOptions, options: $hook.listElementOptionsOptions, get: $hook.getElementOptions, create: $hook.createElementMutation, update: $hook.updateElementMutation, delete: $hook.deleteElementMutation, archive: $hook.archiveElementMutation, restore: $hook.restoreElementMutation, export: $call.exportElements, history: $hook.listElementHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["page","action","fieldGroup","report","api"]},
    contractOps: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    actions: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["view","create","edit","delete","approve","export","run","unmask"]}},
    sensitivity: {"type":"string","required":true,"nullable":false,"enum":["public","personal","identity","pay","health"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createElement,
  ...elementsList,
} as const satisfies $Resource;
