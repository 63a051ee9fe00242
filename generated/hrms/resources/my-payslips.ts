// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/my-payslips.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const myPayslipsList = {
  sort: null,
  filters: {
    year: {"type":"integer","required":false,"nullable":false,"minimum":2000,"maximum":2100},
  },
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const myPayslips = {
  tag: "my-payslips",
  id: "payslipId",
  scope: ["companyId"],
  operations: { list: "listMyPayslips", get: "getMyPayslip" },
  abilities: { list: {"action":"read","subject":"payslips"}, get: {"action":"read","subject":"payslips"} },
  calls: { list: $hook.listMyPayslipsOptions, get: $hook.getMyPayslipOptions },
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
  ...myPayslipsList,
} as const satisfies $Resource;
