// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tax-clearances.ts";
import * as $form from "../forms/tax-clearances.ts";
import * as $hook from "../hooks/tax-clearances.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const taxClearancesList = {
  sort: {"parameter":"sort","fields":["fullName","dueOn","ceasesOn","withheld","updatedAt"],"initial":"dueOn"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["draft","submitted","approved","acknowledged","directed","settled","cancelled"]},"maxItems":7},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const taxClearances = {
  tag: "tax-clearances",
  id: "taxClearanceId",
  scope: ["companyId"],
  operations: { list: "listTaxClearances", get: "getTaxClearance", create: "createTaxClearance", update: "updateTaxClearance", export: "exportTaxClearances", history: "listTaxClearanceHistory" },
  abilities: { list: {"action":"read","subject":"tax-clearances"}, get: {"action":"read","subject":"tax-clearances"}, create: {"action":"run","subject":"tax-clearances"}, update: {"action":"run","subject":"tax-clearances"}, export: {"action":"export","subject":"tax-clearances"}, history: {"action":"read","subject":"tax-clearances"} },
  calls: { list: $hook.listTaxClearancesOptions, get: $hook.getTaxClearanceOptions, create: $hook.createTaxClearanceMutation, update: $hook.updateTaxClearanceMutation, export: $call.exportTaxClearances, history: $hook.listTaxClearanceHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["original","additional","amended"]},
    number: {"type":"integer","required":true,"nullable":false,"minimum":1},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","submitted","approved","acknowledged","directed","settled","cancelled"]},
    dueOn: {"type":"string","format":"date","required":true,"nullable":false},
    ceasesOn: {"type":"string","format":"date","required":true,"nullable":false},
    shouldWithhold: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    withheld: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createTaxClearance,
  ...taxClearancesList,
} as const satisfies $Resource;
