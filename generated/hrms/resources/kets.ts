// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/kets.ts";
import * as $hook from "../hooks/kets.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const ketsList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const kets = {
  tag: "kets",
  id: "ketId",
  scope: ["companyId","employeeId"],
  operations: { list: "listKets", get: "getKet", create: "createKet", update: "updateKet", delete: "deleteKet", history: "listKetHistory" },
  abilities: { list: {"action":"read","subject":"kets"}, get: {"action":"read","subject":"kets"}, create: {"action":"update","subject":"kets"}, update: {"action":"update","subject":"kets"}, delete: {"action":"update","subject":"kets"}, history: {"action":"read","subject":"kets"} },
  calls: { list: $hook.listKetsOptions, get: $hook.getKetOptions, create: $hook.createKetMutation, update: $hook.updateKetMutation, delete: $hook.deleteKetMutation, history: $hook.listKetHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    number: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":9999},
    employee: {"type":"string","required":true,"nullable":false},
    employer: {"type":"string","required":true,"nullable":false,"minLength":1},
    jobTitle: {"type":"string","required":true,"nullable":false,"minLength":1},
    duties: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    duration: {"type":"string","required":true,"nullable":true},
    workingArrangement: {"type":"string","required":true,"nullable":false,"minLength":1,"widget":"lines"},
    salaryPeriod: {"type":"string","required":true,"nullable":false,"minLength":1},
    fixedAllowances: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    fixedDeductions: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    overtimePeriod: {"type":"string","required":true,"nullable":true},
    overtimeRate: {"type":"string","required":true,"nullable":true},
    otherPay: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    leave: {"type":"string","required":true,"nullable":false,"minLength":1,"widget":"lines"},
    medical: {"type":"string","required":true,"nullable":false,"minLength":1,"widget":"lines"},
    probation: {"type":"string","required":true,"nullable":true},
    notice: {"type":"string","required":true,"nullable":false,"minLength":1},
    placeOfWork: {"type":"string","required":true,"nullable":true},
    startDate: {"type":"string","format":"date","required":true,"nullable":false},
    basicSalary: {"type":"integer","required":true,"nullable":true,"minimum":0,"maximum":100000000000,"widget":"money"},
    payHidden: {"type":"boolean","required":true,"nullable":false,"widget":"hidden"},
    dueOn: {"type":"string","format":"date","required":true,"nullable":false},
    issuedOn: {"type":"string","format":"date","required":true,"nullable":true},
    late: {"type":"boolean","required":true,"nullable":false},
    acknowledgedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","issued","acknowledged"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createKet,
  ...ketsList,
} as const satisfies $Resource;
