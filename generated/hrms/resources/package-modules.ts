// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/package-modules.ts";
import * as $form from "../forms/package-modules.ts";
import * as $hook from "../hooks/package-modules.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const packageModulesList = {
  sort: {"parameter":"sort","fields":["package","module","updatedAt"],"initial":"package"},
  filters: {
    packageId: {"type":"string","format":"uuid","required":false,"nullable":false},
    moduleId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const packageModules = {
  tag: "package-modules",
  id: "packageModuleId",
  scope: [],
  operations: { list: "listPackageModules", get: "getPackageModule", create: "createPackageModule", update: "updatePackageModule", delete: "deletePackageModule", export: "exportPackageModules", history: "listPackageModuleHistory" },
  abilities: { list: {"action":"read","subject":"package-modules"}, get: {"action":"read","subject":"package-modules"}, create: {"action":"create","subject":"package-modules"}, update: {"action":"update","subject":"package-modules"}, delete: {"action":"delete","subject":"package-modules"}, export: {"action":"export","subject":"package-modules"}, history: {"action":"read","subject":"package-modules"} },
  calls: { list: $hook.listPackageModulesOptions, get: $hook.getPackageModuleOptions, create: $hook.createPackageModuleMutation, update: $hook.updatePackageModuleMutation, delete: $hook.deletePackageModuleMutation, export: $call.exportPackageModules, history: $hook.listPackageModuleHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    packageId: {"type":"string","format":"uuid","required":true,"nullable":false},
    package: {"type":"string","required":true,"nullable":false},
    moduleId: {"type":"string","format":"uuid","required":true,"nullable":false},
    module: {"type":"string","required":true,"nullable":false},
    limits: {"type":"object","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createPackageModule,
  ...packageModulesList,
} as const satisfies $Resource;
