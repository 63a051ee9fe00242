// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/imports.ts";
import * as $hook from "../hooks/imports.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const importsList = {
  sort: {"parameter":"sort","fields":["createdAt","fileName","rows","created"],"initial":"-createdAt"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["uploaded","validated","applying","committed","discarded"]},"maxItems":5},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["csv","xlsx"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const imports = {
  tag: "imports",
  id: "importId",
  scope: ["companyId"],
  operations: { list: "listImports", get: "getImport", create: "createImport", export: "exportImports", history: "listImportHistory" },
  abilities: { list: {"action":"create","subject":"employees"}, get: {"action":"create","subject":"employees"}, create: {"action":"create","subject":"employees"}, export: {"action":"export","subject":"employees"}, history: {"action":"create","subject":"employees"} },
  calls: { list: $hook.listImportsOptions, get: $hook.getImportOptions, create: $hook.createImportMutation, export: $call.exportImports, history: $hook.listImportHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    fileName: {"type":"string","required":true,"nullable":false},
    format: {"type":"string","required":true,"nullable":false,"enum":["csv","xlsx"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["uploaded","validated","applying","committed","discarded"]},
    rows: {"type":"integer","required":true,"nullable":false,"minimum":0},
    faultCount: {"type":"integer","required":true,"nullable":false,"minimum":0},
    created: {"type":"integer","required":true,"nullable":false,"minimum":0},
    updated: {"type":"integer","required":true,"nullable":false,"minimum":0},
    accounts: {"type":"integer","required":true,"nullable":false,"minimum":0},
    mine: {"type":"boolean","required":true,"nullable":false},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...importsList,
} as const satisfies $Resource;

export const rowsList = {
  sort: null,
  filters: {
    state: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["new","changed","unchanged","error"]},"maxItems":4},
    sheet: {"type":"array","required":false,"nullable":false,"items":{"type":"integer","minimum":0,"maximum":19},"maxItems":20},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const rows = {
  tag: "imports",
  id: null,
  scope: ["companyId","importId"],
  operations: { list: "listImportRows" },
  abilities: { list: {"action":"create","subject":"employees"} },
  calls: { list: $hook.listImportRowsOptions },
  fields: {
    sheet: {"type":"integer","required":true,"nullable":false,"minimum":0},
    row: {"type":"integer","required":true,"nullable":false,"minimum":1},
    kind: {"type":"string","required":true,"nullable":false,"enum":["people","bankAccounts","passes","passports","dependants","funds","previousEmployments","cpfOpening","keyTerms"]},
    state: {"type":"string","required":true,"nullable":false,"enum":["new","changed","unchanged","error"]},
    employeeNo: {"type":"string","required":true,"nullable":true},
    person: {"type":"string","required":true,"nullable":true},
    changes: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"field":{"type":"string","required":true,"nullable":false},"before":{"type":"string","required":true,"nullable":true},"after":{"type":"string","required":true,"nullable":true}}}},
    faults: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"sheet":{"type":"integer","required":true,"nullable":false,"minimum":0},"row":{"type":"integer","required":true,"nullable":false,"minimum":1},"person":{"type":"string","required":true,"nullable":true},"column":{"type":"integer","required":true,"nullable":true,"minimum":0},"field":{"type":"string","required":true,"nullable":false},"code":{"type":"string","required":true,"nullable":false},"value":{"type":"string","required":true,"nullable":false},"suggestion":{"type":"string","required":true,"nullable":true}}}},
  },
  input: {},
  ...rowsList,
} as const satisfies $Resource;

export const accountsList = {
  sort: null,
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["pendingVerify","active","replaced","rejected"]},"maxItems":4},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const accounts = {
  tag: "imports",
  id: null,
  scope: ["companyId","importId"],
  operations: { list: "listImportAccounts" },
  abilities: { list: {"action":"approve","subject":"bank-accounts"} },
  calls: { list: $hook.listImportAccountsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    bank: {"type":"string","required":true,"nullable":false},
    accountNoMasked: {"type":"string","required":true,"nullable":false},
    accountName: {"type":"string","required":true,"nullable":false},
    shareKind: {"type":"string","required":true,"nullable":false,"enum":["remainder","percent","amount"]},
    sharePercent: {"type":"number","required":true,"nullable":true},
    shareAmount: {"type":"integer","required":true,"nullable":true},
    replaces: {"type":"string","required":true,"nullable":true},
    effectiveFrom: {"type":"string","format":"date","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["pendingVerify","active","replaced","rejected"]},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
  },
  input: {},
  ...accountsList,
} as const satisfies $Resource;
