// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/employee-pay-items.ts";
import * as $form from "../forms/employee-pay-items.ts";
import * as $hook from "../hooks/employee-pay-items.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const employeePayItemsList = {
  sort: {"parameter":"sort","fields":["fullName","itemName","fromMonth","updatedAt"],"initial":"fullName"},
  filters: {
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["allowance","deduction"]},"maxItems":2},
    mode: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["fixed","payroll","custom"]},"maxItems":3},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["draft","active","completed","stopped"]},"maxItems":4},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const employeePayItems = {
  tag: "employee-pay-items",
  id: "employeePayItemId",
  scope: ["companyId"],
  operations: { list: "listEmployeePayItems", get: "getEmployeePayItem", create: "createEmployeePayItem", update: "updateEmployeePayItem", delete: "deleteEmployeePayItem", export: "exportEmployeePayItems", history: "listEmployeePayItemHistory" },
  abilities: { list: {"action":"read","subject":"employee-pay-items"}, get: {"action":"read","subject":"employee-pay-items"}, create: {"action":"create","subject":"employee-pay-items"}, update: {"action":"update","subject":"employee-pay-items"}, delete: {"action":"delete","subject":"employee-pay-items"}, export: {"action":"export","subject":"employee-pay-items"}, history: {"action":"read","subject":"employee-pay-items"} },
  calls: { list: $hook.listEmployeePayItemsOptions, get: $hook.getEmployeePayItemOptions, create: $hook.createEmployeePayItemMutation, update: $hook.updateEmployeePayItemMutation, delete: $hook.deleteEmployeePayItemMutation, export: $call.exportEmployeePayItems, history: $hook.listEmployeePayItemHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["allowance","deduction"]},
    allowanceId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    deductionId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    allowance: {"type":"string","required":true,"nullable":true},
    deduction: {"type":"string","required":true,"nullable":true},
    itemName: {"type":"string","required":true,"nullable":false},
    itemCode: {"type":"string","required":true,"nullable":false},
    ground: {"type":"string","required":true,"nullable":true,"enum":["absence","damage","accommodation","advance","loan","other"]},
    mode: {"type":"string","required":true,"nullable":false,"enum":["fixed","payroll","custom"]},
    amount: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    due: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    quantity: {"type":"number","required":true,"nullable":true},
    fromMonth: {"type":"string","required":true,"nullable":false},
    toMonth: {"type":"string","required":true,"nullable":true},
    total: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    instalments: {"type":"integer","required":true,"nullable":true},
    instalmentsLeft: {"type":"integer","required":true,"nullable":true},
    amounts: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false,"pattern":"^20\\d{2}-(0[1-9]|1[0-2])$"},"amount":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":10000000000,"widget":"money"}}}},
    skipped: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    settleMonth: {"type":"string","required":true,"nullable":true},
    taken: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    left: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    plan: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"month":{"type":"string","required":true,"nullable":false},"amount":{"type":"integer","required":true,"nullable":false,"widget":"money"},"state":{"type":"string","required":true,"nullable":false,"enum":["taken","planned","skipped"]}}}},
    reason: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    fileId: {"type":"string","format":"uuid","required":true,"nullable":true},
    fileName: {"type":"string","required":true,"nullable":true},
    consentOn: {"type":"string","format":"date","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","active","completed","stopped"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createEmployeePayItem,
  ...employeePayItemsList,
} as const satisfies $Resource;
