// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/module-elements.ts";
import * as $form from "../forms/module-elements.ts";
import * as $hook from "../hooks/module-elements.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const moduleElementsList = {
  sort: {"parameter":"sort","fields":["module","element","order","updatedAt"],"initial":"module"},
  filters: {
    moduleId: {"type":"string","format":"uuid","required":false,"nullable":false},
    elementId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const moduleElements = {
  tag: "module-elements",
  id: "moduleElementId",
  scope: [],
  operations: { list: "listModuleElements", get: "getModuleElement", create: "createModuleElement", update: "updateModuleElement", delete: "deleteModuleElement", export: "exportModuleElements", history: "listModuleElementHistory" },
  abilities: { list: {"action":"read","subject":"module-elements"}, get: {"action":"read","subject":"module-elements"}, create: {"action":"create","subject":"module-elements"}, update: {"action":"update","subject":"module-elements"}, delete: {"action":"delete","subject":"module-elements"}, export: {"action":"export","subject":"module-elements"}, history: {"action":"read","subject":"module-elements"} },
  calls: { list: $hook.listModuleElementsOptions, get: $hook.getModuleElementOptions, create: $hook.createModuleElementMutation, update: $hook.updateModuleElementMutation, delete: $hook.deleteModuleElementMutation, export: $call.exportModuleElements, history: $hook.listModuleElementHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    moduleId: {"type":"string","format":"uuid","required":true,"nullable":false},
    module: {"type":"string","required":true,"nullable":false},
    elementId: {"type":"string","format":"uuid","required":true,"nullable":false},
    element: {"type":"string","required":true,"nullable":false},
    order: {"type":"integer","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createModuleElement,
  ...moduleElementsList,
} as const satisfies $Resource;
