// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/allowances.ts";
import * as $form from "../forms/allowances.ts";
import * as $hook from "../hooks/allowances.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const allowancesList = {
  sort: {"parameter":"sort","fields":["name","code","amount","cpfClass","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    cpfClass: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["ordinary","additional","none"]},"maxItems":3},
    calculation: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["fixed","per-day","per-hour","percentage","formula"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const allowances = {
  tag: "allowances",
  id: "allowanceId",
  scope: ["companyId"],
  operations: { list: "listAllowances", options: "listAllowanceOptions", get: "getAllowance", create: "createAllowance", update: "updateAllowance", delete: "deleteAllowance", archive: "archiveAllowance", restore: "restoreAllowance", export: "exportAllowances", history: "listAllowanceHistory" },
  abilities: { list: {"action":"read","subject":"allowances"}, options: {"action":"read","subject":"allowances"}, get: {"action":"read","subject":"allowances"}, create: {"action":"create","subject":"allowances"}, update: {"action":"update","subject":"allowances"}, delete: {"action":"delete","subject":"allowances"}, archive: {"action":"update","subject":"allowances"}, restore: {"action":"update","subject":"allowances"}, export: {"action":"export","subject":"allowances"}, history: {"action":"read","subject":"allowances"} },
  calls: { list: $hook.listAllowancesOptions, options: $hook.listAllowanceOptionsOptions, get: $hook.getAllowanceOptions, create: $hook.createAllowanceMutation, update: $hook.updateAllowanceMutation, delete: $hook.deleteAllowanceMutation, archive: $hook.archiveAllowanceMutation, restore: $hook.restoreAllowanceMutation, export: $call.exportAllowances, history: $hook.listAllowanceHistoryOptions },
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
    cpfClass: {"type":"string","required":true,"nullable":false,"enum":["ordinary","additional","none"]},
    sdlLiable: {"type":"boolean","required":true,"nullable":false},
    fundLiable: {"type":"boolean","required":true,"nullable":false},
    grossRate: {"type":"boolean","required":true,"nullable":false},
    prorated: {"type":"boolean","required":true,"nullable":false},
    taxBox: {"type":"string","required":true,"nullable":false,"enum":["salary","bonus","director-fees","transport-allowance","entertainment-allowance","other-allowance","commission","pension","gratuity","benefit-in-kind","not-taxed"]},
    ledgerAccountId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    ledgerAccount: {"type":"string","required":true,"nullable":true},
    claimable: {"type":"boolean","required":true,"nullable":false},
    effectiveFrom: {"type":"string","format":"date","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createAllowance,
  ...allowancesList,
} as const satisfies $Resource;
