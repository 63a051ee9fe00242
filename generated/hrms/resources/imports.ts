// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/imports.ts";
import * as $hook from "../hooks/imports.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const importsList = {
  sort: {"parameter":"sort","fields":["createdAt","fileName","rows","created"],"initial":"-createdAt"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["uploaded","validated","committed","discarded"]},"maxItems":4},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["csv","xlsx"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const imports = {
  tag: "imports",
  id: "importId",
  scope: ["companyId"],
  operations: { list: "listImports", get: "getImport", create: "createImport", export: "exportImports" },
  abilities: { list: {"action":"create","subject":"employees"}, get: {"action":"create","subject":"employees"}, create: {"action":"create","subject":"employees"}, export: {"action":"export","subject":"employees"} },
  calls: { list: $hook.listImportsOptions, get: $hook.getImportOptions, create: $hook.createImportMutation, export: $call.exportImports },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    fileName: {"type":"string","required":true,"nullable":false},
    format: {"type":"string","required":true,"nullable":false,"enum":["csv","xlsx"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["uploaded","validated","committed","discarded"]},
    rows: {"type":"integer","required":true,"nullable":false,"minimum":0},
    faultCount: {"type":"integer","required":true,"nullable":false,"minimum":0},
    created: {"type":"integer","required":true,"nullable":false,"minimum":0},
    mine: {"type":"boolean","required":true,"nullable":false},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...importsList,
} as const satisfies $Resource;
