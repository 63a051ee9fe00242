// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/deductions.ts";
import * as $form from "../forms/deductions.ts";
import * as $hook from "../hooks/deductions.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const deductionsList = {
  sort: {"parameter":"sort","fields":["name","code","amount","priority","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    ground: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["absence","damage","accommodation","advance","loan","other"]},"maxItems":6},
    calculation: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["fixed","per-day","per-hour","percentage","formula"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const deductions = {
  tag: "deductions",
  id: "deductionId",
  scope: ["companyId"],
  operations: { list: "listDeductions", options: "listDeductionOptions", get: "getDeduction", create: "createDeduction", update: "updateDeduction", delete: "deleteDeduction", archive: "archiveDeduction", restore: "restoreDeduction", export: "exportDeductions", history: "listDeductionHistory" },
  abilities: { list: {"action":"read","subject":"deductions"}, options: {"action":"read","subject":"deductions"}, get: {"action":"read","subject":"deductions"}, create: {"action":"create","subject":"deductions"}, update: {"action":"update","subject":"deductions"}, delete: {"action":"delete","subject":"deductions"}, archive: {"action":"update","subject":"deductions"}, restore: {"action":"update","subject":"deductions"}, export: {"action":"export","subject":"deductions"}, history: {"action":"read","subject":"deductions"} },
  calls: { list: $hook.listDeductionsOptions, options: $hook.listDeductionOptionsOptions, get: $hook.getDeductionOptions, create: $hook.createDeductionMutation, update: $hook.updateDeductionMutation, delete: $hook.deleteDeductionMutation, archive: $hook.archiveDeductionMutation, restore: $hook.restoreDeductionMutation, export: $call.exportDeductions, history: $hook.listDeductionHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    calculation: {"type":"string","required":true,"nullable":false,"enum":["fixed","per-day","per-hour","percentage","formula"]},
    amount: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    days: {"type":"string","required":true,"nullable":true,"enum":["working","worked","paid","no-pay","calendar"]},
    hours: {"type":"string","required":true,"nullable":true,"enum":["normal","overtime","rest-day","holiday"]},
    rate: {"type":"number","required":true,"nullable":true,"widget":"fraction"},
    base: {"type":"string","required":true,"nullable":true,"enum":["basic","gross"]},
    formula: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    ground: {"type":"string","required":true,"nullable":false,"enum":["absence","damage","accommodation","advance","loan","other"]},
    consentRequired: {"type":"boolean","required":true,"nullable":false},
    maxShare: {"type":"number","required":true,"nullable":true,"widget":"fraction"},
    priority: {"type":"integer","required":true,"nullable":false},
    ledgerAccountId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    ledgerAccount: {"type":"string","required":true,"nullable":true},
    effectiveFrom: {"type":"string","format":"date","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createDeduction,
  ...deductionsList,
} as const satisfies $Resource;
