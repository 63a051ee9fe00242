// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/settlements.ts";
import * as $form from "../forms/settlements.ts";
import * as $hook from "../hooks/settlements.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const settlementsList = {
  sort: {"parameter":"sort","fields":["fullName","lastDay","payBy","payable","updatedAt"],"initial":"-lastDay"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["draft","calculated","submitted","approved","locked","paid","cancelled"]},"maxItems":7},
    how: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["notice-served","dismissed","no-notice"]},"maxItems":3},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const settlements = {
  tag: "settlements",
  id: "settlementId",
  scope: ["companyId"],
  operations: { list: "listSettlements", get: "getSettlement", create: "createSettlement", update: "updateSettlement", export: "exportSettlements", history: "listSettlementHistory" },
  abilities: { list: {"action":"read","subject":"settlements"}, get: {"action":"read","subject":"settlements"}, create: {"action":"run","subject":"settlements"}, update: {"action":"run","subject":"settlements"}, export: {"action":"export","subject":"settlements"}, history: {"action":"read","subject":"settlements"} },
  calls: { list: $hook.listSettlementsOptions, get: $hook.getSettlementOptions, create: $hook.createSettlementMutation, update: $hook.updateSettlementMutation, export: $call.exportSettlements, history: $hook.listSettlementHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    lastDay: {"type":"string","format":"date","required":true,"nullable":true},
    how: {"type":"string","required":true,"nullable":false,"enum":["notice-served","dismissed","no-notice"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","calculated","submitted","approved","locked","paid","cancelled"]},
    payBy: {"type":"string","format":"date","required":true,"nullable":true},
    net: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    withheld: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    payable: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createSettlement,
  ...settlementsList,
} as const satisfies $Resource;

export const leaversList = {
  sort: null,
  filters: {},
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const leavers = {
  tag: "settlements",
  id: null,
  scope: ["companyId"],
  operations: { list: "listLeavers" },
  abilities: { list: {"action":"read","subject":"settlements"} },
  calls: { list: $hook.listLeaversOptions },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    lastDay: {"type":"string","format":"date","required":true,"nullable":false},
    payBy: {"type":"string","format":"date","required":true,"nullable":true},
    residency: {"type":"string","required":true,"nullable":true,"enum":["citizen","pr","foreigner"]},
    settlementId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    status: {"type":"string","required":true,"nullable":true,"enum":["draft","calculated","submitted","approved","locked"]},
    clearanceId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    clearanceDueOn: {"type":"string","format":"date","required":true,"nullable":true},
  },
  input: {},
  ...leaversList,
} as const satisfies $Resource;
