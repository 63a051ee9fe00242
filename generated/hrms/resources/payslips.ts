// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/payslips.ts";
import * as $hook from "../hooks/payslips.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const payslipsList = {
  sort: {"parameter":"sort","fields":["payDate","fullName","employeeNo","gross","net"],"initial":"-payDate"},
  filters: {
    state: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["final","published","reversed"]},"maxItems":3},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["regular","off-cycle","bonus","final","correction"]},"maxItems":5},
    payRunId: {"type":"string","format":"uuid","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    fromMonth: {"type":"string","required":false,"nullable":false,"pattern":"^\\d{4}-(0[1-9]|1[0-2])$"},
    toMonth: {"type":"string","required":false,"nullable":false,"pattern":"^\\d{4}-(0[1-9]|1[0-2])$"},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const payslips = {
  tag: "payslips",
  id: "payslipId",
  scope: ["companyId"],
  operations: { list: "listPayslips", get: "getPayslip", export: "exportPayslips", history: "listPayslipHistory" },
  abilities: { list: {"action":"read","subject":"payslips"}, get: {"action":"read","subject":"payslips"}, export: {"action":"export","subject":"payslips"}, history: {"action":"read","subject":"payslips"} },
  calls: { list: $hook.listPayslipsOptions, get: $hook.getPayslipOptions, export: $call.exportPayslips, history: $hook.listPayslipHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    payRunId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    payRun: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["regular","off-cycle","bonus","final","correction"]},
    period: {"type":"string","required":true,"nullable":false},
    month: {"type":"string","required":true,"nullable":false},
    payDate: {"type":"string","format":"date","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    department: {"type":"string","required":true,"nullable":true},
    state: {"type":"string","required":true,"nullable":false,"enum":["failed","draft","excluded","final","published","reversed"]},
    gross: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    deductions: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    net: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    payable: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    employerCost: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    held: {"type":"boolean","required":true,"nullable":false},
    publishedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    viewedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    acknowledgedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...payslipsList,
} as const satisfies $Resource;
