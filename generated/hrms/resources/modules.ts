// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/modules.ts";
import * as $form from "../forms/modules.ts";
import * as $hook from "../hooks/modules.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const modulesList = {
  sort: {"parameter":"sort","fields":["order","name","code","updatedAt"],"initial":"order"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const modules = {
  tag: "modules",
  id: "moduleId",
  scope: [],
  operations: { list: "listModules", options: "listModuleOptions", get: "getModule", create: "createModule", update: "updateModule", delete: "deleteModule", archive: "archiveModule", restore: "restoreModule", export: "exportModules", history: "listModuleHistory" },
  abilities: { list: {"action":"read","subject":"modules"}, options: {"action":"read","subject":"modules"}, get: {"action":"read","subject":"modules"}, create: {"action":"create","subject":"modules"}, update: {"action":"update","subject":"modules"}, delete: {"action":"delete","subject":"modules"}, archive: {"action":"update","subject":"modules"}, restore: {"action":"update","subject":"modules"}, export: {"action":"export","subject":"modules"}, history: {"action":"read","subject":"modules"} },
  calls: { list: $hook.listModulesOptions, options: $hook.listModuleOptionsOptions, get: $hook.getModuleOptions, create: $hook.createModuleMutation, update: $hook.updateModuleMutation, delete: $hook.deleteModuleMutation, archive: $hook.archiveModuleMutation, restore: $hook.restoreModuleMutation, export: $call.exportModules, history: $hook.listModuleHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    icon: {"type":"string","required":true,"nullable":true},
    order: {"type":"integer","required":true,"nullable":false},
    dependsOn: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createModule,
  ...modulesList,
} as const satisfies $Resource;
