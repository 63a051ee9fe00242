// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/pay-runs.ts";
import * as $form from "../forms/pay-runs.ts";
import * as $hook from "../hooks/pay-runs.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const payRunsList = {
  sort: {"parameter":"sort","fields":["payDate","name","net","updatedAt"],"initial":"-payDate"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["draft","calculating","calculated","failed","submitted","approved","locked","paid","closed","cancelled"]},"maxItems":10},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["regular","off-cycle","bonus","final","correction"]},"maxItems":5},
    periodId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const payRuns = {
  tag: "pay-runs",
  id: "payRunId",
  scope: ["companyId"],
  operations: { list: "listPayRuns", options: "listPayRunOptions", get: "getPayRun", create: "createPayRun", update: "updatePayRun", export: "exportPayRuns", history: "listPayRunHistory" },
  abilities: { list: {"action":"read","subject":"pay-runs"}, options: {"action":"read","subject":"pay-runs"}, get: {"action":"read","subject":"pay-runs"}, create: {"action":"run","subject":"pay-runs"}, update: {"action":"run","subject":"pay-runs"}, export: {"action":"export","subject":"pay-runs"}, history: {"action":"read","subject":"pay-runs"} },
  calls: { list: $hook.listPayRunsOptions, options: $hook.listPayRunOptionsOptions, get: $hook.getPayRunOptions, create: $hook.createPayRunMutation, update: $hook.updatePayRunMutation, export: $call.exportPayRuns, history: $hook.listPayRunHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["regular","off-cycle","bonus","final","correction"]},
    number: {"type":"integer","required":true,"nullable":false,"minimum":1},
    periodId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    period: {"type":"string","required":true,"nullable":false},
    frequency: {"type":"string","required":true,"nullable":false,"enum":["monthly","semiMonthly","fortnightly","weekly"]},
    startDate: {"type":"string","format":"date","required":true,"nullable":false},
    endDate: {"type":"string","format":"date","required":true,"nullable":false},
    month: {"type":"string","required":true,"nullable":false},
    payDate: {"type":"string","format":"date","required":true,"nullable":false},
    departmentIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    employeeGroupIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    employeeIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    itemCodes: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    note: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","calculating","calculated","failed","submitted","approved","locked","paid","closed","cancelled"]},
    people: {"type":"integer","required":true,"nullable":false,"minimum":0},
    held: {"type":"integer","required":true,"nullable":false,"minimum":0},
    excluded: {"type":"integer","required":true,"nullable":false,"minimum":0},
    blockers: {"type":"integer","required":true,"nullable":false,"minimum":0},
    warnings: {"type":"integer","required":true,"nullable":false,"minimum":0},
    gross: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    deductions: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    net: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    payable: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    employerCost: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    cpfEmployee: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    cpfEmployer: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    funds: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    sdl: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    levy: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    previousRunId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    correctsRunId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    engineVersion: {"type":"integer","required":true,"nullable":true},
    ratesVersion: {"type":"string","required":true,"nullable":true},
    inputHash: {"type":"string","required":true,"nullable":true},
    taskId: {"type":"string","format":"uuid","required":true,"nullable":true},
    progress: {"type":"object","required":true,"nullable":true},
    calculatedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    calculatedBy: {"type":"string","required":true,"nullable":true},
    submittedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    submittedBy: {"type":"string","required":true,"nullable":true},
    approvedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    approvedBy: {"type":"string","required":true,"nullable":true},
    returnedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    returnedBy: {"type":"string","required":true,"nullable":true},
    returnReason: {"type":"string","required":true,"nullable":true},
    lockedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    publishAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    publishedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    paidAt: {"type":"string","format":"date","required":true,"nullable":true},
    closedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    mayApprove: {"type":"boolean","required":true,"nullable":false},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createPayRun,
  ...payRunsList,
} as const satisfies $Resource;

export const leftOutList = {
  sort: null,
  filters: {
    periodId: {"type":"string","format":"uuid","required":true,"nullable":false},
    kind: {"type":"string","required":false,"nullable":false,"enum":["regular","final"],"default":"regular"},
    payRunId: {"type":"string","format":"uuid","required":false,"nullable":false},
    departmentId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},
    employeeGroupId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},
  },
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const leftOut = {
  tag: "pay-runs",
  id: null,
  scope: ["companyId"],
  operations: { list: "listLeftOut" },
  abilities: { list: {"action":"read","subject":"pay-runs"} },
  calls: { list: $hook.listLeftOutOptions },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    payslipId: {"type":"string","format":"uuid","required":true,"nullable":false},
    payRunId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    payRun: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...leftOutList,
} as const satisfies $Resource;

export const blockersList = {
  sort: null,
  filters: {
    code: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["no-bank-account","no-pay-terms","no-birth-date","no-residency","no-pr-date","no-work-pass","pass-expired","no-working-days","attendance-unlocked","days-unreviewed","negative-net","overpaid","deduction-limit","overtime-limit","formula-failed","already-paid","open-elsewhere","piece-rate","foreign-currency","levy-unknown","cpf-excess","additional-later","rule-failed","failed"]},"maxItems":30},
    severity: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["blocker","warning"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const blockers = {
  tag: "pay-runs",
  id: null,
  scope: ["companyId","payRunId"],
  operations: { list: "listPayRunBlockers" },
  abilities: { list: {"action":"read","subject":"pay-runs"} },
  calls: { list: $hook.listPayRunBlockersOptions },
  fields: {
    id: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false,"enum":["no-bank-account","no-pay-terms","no-birth-date","no-residency","no-pr-date","no-work-pass","pass-expired","no-working-days","attendance-unlocked","days-unreviewed","negative-net","overpaid","deduction-limit","overtime-limit","formula-failed","already-paid","open-elsewhere","piece-rate","foreign-currency","levy-unknown","cpf-excess","additional-later","rule-failed","failed"]},
    severity: {"type":"string","required":true,"nullable":false,"enum":["blocker","warning"]},
    payslipId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    params: {"type":"object","required":true,"nullable":false},
    target: {"type":"object","required":true,"nullable":false},
  },
  input: {},
  ...blockersList,
} as const satisfies $Resource;

export const peopleList = {
  sort: {"parameter":"sort","fields":["difference","fullName","employeeNo","gross","net"],"initial":"-difference"},
  filters: {
    show: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["changed","new","blocked","held","excluded"]},"maxItems":5},
    departmentId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const people = {
  tag: "pay-runs",
  id: null,
  scope: ["companyId","payRunId"],
  operations: { list: "listPayRunPeople", export: "exportPayRunPeople" },
  abilities: { list: {"action":"read","subject":"pay-runs"}, export: {"action":"export","subject":"pay-runs"} },
  calls: { list: $hook.listPayRunPeopleOptions, export: $call.exportPayRunPeople },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    department: {"type":"string","required":true,"nullable":true},
    designation: {"type":"string","required":true,"nullable":true},
    state: {"type":"string","required":true,"nullable":false,"enum":["failed","draft","excluded","final","published","reversed"]},
    change: {"type":"string","required":true,"nullable":false,"enum":["new","changed","same"]},
    gross: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    deductions: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    net: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    payable: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    employerCost: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    previousNet: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    difference: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    held: {"type":"boolean","required":true,"nullable":false},
    holdReason: {"type":"string","required":true,"nullable":true},
    note: {"type":"string","required":true,"nullable":true},
    overrides: {"type":"integer","required":true,"nullable":false,"minimum":0},
    blockers: {"type":"integer","required":true,"nullable":false,"minimum":0},
    warnings: {"type":"integer","required":true,"nullable":false,"minimum":0},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
  },
  input: {},
  ...peopleList,
} as const satisfies $Resource;

export const changesList = {
  sort: null,
  filters: {
    with: {"type":"string","format":"uuid","required":false,"nullable":false},
    threshold: {"type":"number","required":false,"nullable":false,"minimum":0,"maximum":10,"default":0.05},
    change: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["new","left","changed"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const changes = {
  tag: "pay-runs",
  id: null,
  scope: ["companyId","payRunId"],
  operations: { list: "listPayRunChanges" },
  abilities: { list: {"action":"read","subject":"pay-runs"} },
  calls: { list: $hook.listPayRunChangesOptions },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    payslipId: {"type":"string","format":"uuid","required":true,"nullable":true},
    change: {"type":"string","required":true,"nullable":false,"enum":["new","left","changed"]},
    before: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    after: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    difference: {"type":"integer","required":true,"nullable":false,"widget":"money"},
    reasons: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["joined","left","pay-terms","no-pay-leave","absence","overtime","encashment","items","arrears","cpf-stage","cpf-age","cpf-ceiling","override"]}},
    lines: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"code":{"type":"string","required":true,"nullable":false},"name":{"type":"string","required":true,"nullable":true},"kind":{"type":"string","required":true,"nullable":false,"enum":["earning","deduction","employer-cost"]},"before":{"type":"integer","required":true,"nullable":false,"widget":"money"},"after":{"type":"integer","required":true,"nullable":false,"widget":"money"}}}},
  },
  input: {},
  ...changesList,
} as const satisfies $Resource;

export const filesList = {
  sort: null,
  filters: {},
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const files = {
  tag: "pay-runs",
  id: null,
  scope: ["companyId","payRunId"],
  operations: { list: "listPayRunFiles", create: "createPayRunFile" },
  abilities: { list: {"action":"read","subject":"pay-runs"}, create: {"action":"export","subject":"pay-runs"} },
  calls: { list: $hook.listPayRunFilesOptions, create: $hook.createPayRunFileMutation },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    payRunId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    kind: {"type":"string","required":true,"nullable":false,"enum":["bank","ezpay","reconciliation","journal","register","payslips"]},
    format: {"type":"string","required":true,"nullable":false,"enum":["iso20022","dbs-uff","dbs-giro","ocbc-giro","uob-fast","cimb","own","csv","xero","quickbooks","xlsx","pdf","ezpay","zip"]},
    fileName: {"type":"string","required":true,"nullable":false},
    size: {"type":"integer","required":true,"nullable":false},
    sha256: {"type":"string","required":true,"nullable":false},
    people: {"type":"integer","required":true,"nullable":false},
    total: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    leftOut: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createPayRunFile,
  ...filesList,
} as const satisfies $Resource;

export const whatIfList = {
  sort: null,
  filters: {
    raise: {"type":"number","required":false,"nullable":false,"minimum":-0.5,"maximum":1},
    raiseAmount: {"type":"integer","required":false,"nullable":false,"minimum":-1000000,"maximum":10000000,"widget":"money"},
    ratesOn: {"type":"string","format":"date","required":false,"nullable":false},
    departmentId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":50},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const whatIf = {
  tag: "pay-runs",
  id: null,
  scope: ["companyId","payRunId"],
  operations: { list: "getPayRunWhatIf" },
  abilities: { list: {"action":"read","subject":"pay-runs"} },
  calls: { list: $hook.getPayRunWhatIfOptions },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    payslipId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    gross: {"type":"object","required":true,"nullable":false},
    net: {"type":"object","required":true,"nullable":false},
    employerCost: {"type":"object","required":true,"nullable":false},
  },
  input: {},
  ...whatIfList,
} as const satisfies $Resource;
