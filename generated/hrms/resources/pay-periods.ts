// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/pay-periods.ts";
import * as $form from "../forms/pay-periods.ts";
import * as $hook from "../hooks/pay-periods.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const payPeriodsList = {
  sort: {"parameter":"sort","fields":["startDate","payDate","name","updatedAt"],"initial":"-startDate"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","inputs-closed","locked","closed"]},"maxItems":4},
    frequency: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["monthly","semiMonthly","fortnightly","weekly"]},"maxItems":4},
    year: {"type":"integer","required":false,"nullable":false,"minimum":2000,"maximum":2100},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const payPeriods = {
  tag: "pay-periods",
  id: "payPeriodId",
  scope: ["companyId"],
  operations: { list: "listPayPeriods", options: "listPayPeriodOptions", get: "getPayPeriod", create: "createPayPeriod", update: "updatePayPeriod", delete: "deletePayPeriod", export: "exportPayPeriods", history: "listPayPeriodHistory" },
  abilities: { list: {"action":"read","subject":"pay-periods"}, options: {"action":"read","subject":"pay-periods"}, get: {"action":"read","subject":"pay-periods"}, create: {"action":"create","subject":"pay-periods"}, update: {"action":"update","subject":"pay-periods"}, delete: {"action":"delete","subject":"pay-periods"}, export: {"action":"export","subject":"pay-periods"}, history: {"action":"read","subject":"pay-periods"} },
  calls: { list: $hook.listPayPeriodsOptions, options: $hook.listPayPeriodOptionsOptions, get: $hook.getPayPeriodOptions, create: $hook.createPayPeriodMutation, update: $hook.updatePayPeriodMutation, delete: $hook.deletePayPeriodMutation, export: $call.exportPayPeriods, history: $hook.listPayPeriodHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    frequency: {"type":"string","required":true,"nullable":false,"enum":["monthly","semiMonthly","fortnightly","weekly"]},
    startDate: {"type":"string","format":"date","required":true,"nullable":false},
    endDate: {"type":"string","format":"date","required":true,"nullable":false},
    attendanceFrom: {"type":"string","format":"date","required":true,"nullable":false},
    attendanceTo: {"type":"string","format":"date","required":true,"nullable":false},
    payDate: {"type":"string","format":"date","required":true,"nullable":false},
    month: {"type":"string","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","inputs-closed","locked","closed"]},
    openRuns: {"type":"integer","required":true,"nullable":false,"minimum":0},
    paidRuns: {"type":"integer","required":true,"nullable":false,"minimum":0},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createPayPeriod,
  ...payPeriodsList,
} as const satisfies $Resource;
