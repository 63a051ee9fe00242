// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leaves.ts";
import * as $form from "../forms/leaves.ts";
import * as $hook from "../hooks/leaves.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const leavesList = {
  sort: {"parameter":"sort","fields":["from","fullName","leaveType","createdAt"],"initial":"-from"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["submitted","approved","rejected","withdrawn","cancelRequested","cancelled","taken"]},"maxItems":7},
    leaveTypeId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    own: {"type":"boolean","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const leaves = {
  tag: "leaves",
  id: "leaveId",
  scope: ["companyId"],
  operations: { list: "listLeaves", get: "getLeave", create: "createLeave", export: "exportLeaves", history: "listLeaveHistory" },
  abilities: { list: {"action":"read","subject":"leaves"}, get: {"action":"read","subject":"leaves"}, create: {"action":"create","subject":"leaves"}, export: {"action":"export","subject":"leaves"}, history: {"action":"read","subject":"leaves"} },
  calls: { list: $hook.listLeavesOptions, get: $hook.getLeaveOptions, create: $hook.createLeaveMutation, export: $call.exportLeaves, history: $hook.listLeaveHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    self: {"type":"boolean","required":true,"nullable":false},
    leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    leaveType: {"type":"string","required":true,"nullable":false},
    colour: {"type":"string","required":true,"nullable":false,"enum":["blue","green","amber","red","violet","teal","grey"]},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":false},
    startHalf: {"type":"string","required":true,"nullable":false,"enum":["am","pm"]},
    endHalf: {"type":"string","required":true,"nullable":false,"enum":["am","pm"]},
    minutes: {"type":"integer","required":true,"nullable":true},
    units: {"type":"number","required":true,"nullable":false},
    payFraction: {"type":"number","required":true,"nullable":false,"minimum":0,"maximum":1},
    hidden: {"type":"boolean","required":true,"nullable":false},
    reason: {"type":"string","required":true,"nullable":true},
    documents: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"id":{"type":"string","format":"uuid","required":true,"nullable":false},"name":{"type":"string","required":true,"nullable":false}}}},
    dependantId: {"type":"string","format":"uuid","required":true,"nullable":true},
    dependant: {"type":"string","required":true,"nullable":true},
    handoverToId: {"type":"string","format":"uuid","required":true,"nullable":true},
    handoverTo: {"type":"string","required":true,"nullable":true},
    balanceBefore: {"type":"number","required":true,"nullable":true},
    balanceAfter: {"type":"number","required":true,"nullable":true},
    source: {"type":"string","required":true,"nullable":false,"enum":["request","manual"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["submitted","approved","rejected","withdrawn","cancelRequested","cancelled","taken"]},
    comment: {"type":"string","required":true,"nullable":true},
    cancelReason: {"type":"string","required":true,"nullable":true},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    approvers: {"type":"array","required":true,"nullable":false,"items":{"type":"string"},"maxItems":20},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
    mayWithdraw: {"type":"boolean","required":true,"nullable":false},
    mayCancel: {"type":"boolean","required":true,"nullable":false},
    mayRecall: {"type":"boolean","required":true,"nullable":false},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: $form.createLeave,
  ...leavesList,
} as const satisfies $Resource;

export const calendarList = {
  sort: null,
  filters: {
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":false},
    departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
    locationId: {"type":"string","format":"uuid","required":false,"nullable":false},
    leaveTypeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["submitted","approved","cancelRequested","taken"]},"maxItems":4},
    awayOnly: {"type":"boolean","required":false,"nullable":false,"default":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const calendar = {
  tag: "leaves",
  id: null,
  scope: ["companyId"],
  operations: { list: "listLeaveCalendar" },
  abilities: { list: {"action":"read","subject":"leaves"} },
  calls: { list: $hook.listLeaveCalendarOptions },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    department: {"type":"string","required":true,"nullable":true},
    self: {"type":"boolean","required":true,"nullable":false},
    leaves: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"leaveId":{"type":"string","format":"uuid","required":true,"nullable":true},"leaveType":{"type":"string","required":true,"nullable":true},"colour":{"type":"string","required":true,"nullable":true},"from":{"type":"string","format":"date","required":true,"nullable":false},"to":{"type":"string","format":"date","required":true,"nullable":false},"startHalf":{"type":"string","required":true,"nullable":false,"enum":["am","pm"]},"endHalf":{"type":"string","required":true,"nullable":false,"enum":["am","pm"]},"byHour":{"type":"boolean","required":true,"nullable":false},"status":{"type":"string","required":true,"nullable":false,"enum":["submitted","approved","rejected","withdrawn","cancelRequested","cancelled","taken"]}}}},
  },
  input: {},
  ...calendarList,
} as const satisfies $Resource;

export const standInsList = {
  sort: null,
  filters: {
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: null,
} as const satisfies $ListResource;

export const standIns = {
  tag: "leaves",
  id: null,
  scope: ["companyId"],
  operations: { list: "listStandInOptions" },
  abilities: { list: {"action":"create","subject":"leaves"} },
  calls: { list: $hook.listStandInOptionsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...standInsList,
} as const satisfies $Resource;

export const decisionsList = {
  sort: null,
  filters: {
    ids: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"minItems":1,"maxItems":100},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const decisions = {
  tag: "leaves",
  id: null,
  scope: ["companyId"],
  operations: { list: "listLeaveDecisions" },
  abilities: { list: {"action":"read","subject":"leaves"} },
  calls: { list: $hook.listLeaveDecisionsOptions },
  fields: {
    leaveId: {"type":"string","format":"uuid","required":true,"nullable":false},
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":false},
    units: {"type":"number","required":true,"nullable":false},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    balanceBefore: {"type":"number","required":true,"nullable":true},
    balanceAfter: {"type":"number","required":true,"nullable":true},
    days: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false},"am":{"type":"string","required":true,"nullable":false,"enum":["not-employed","rest-day","day-off","holiday","leave","absent","work"]},"pm":{"type":"string","required":true,"nullable":false,"enum":["not-employed","rest-day","day-off","holiday","leave","absent","work"]}}},"maxItems":28},
    beside: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"employeeId":{"type":"string","format":"uuid","required":true,"nullable":false},"fullName":{"type":"string","required":true,"nullable":false},"leaveType":{"type":"string","required":true,"nullable":true},"from":{"type":"string","format":"date","required":true,"nullable":false},"to":{"type":"string","format":"date","required":true,"nullable":false},"status":{"type":"string","required":true,"nullable":false,"enum":["submitted","approved","rejected","withdrawn","cancelRequested","cancelled","taken"]}}},"maxItems":50},
  },
  input: {},
  ...decisionsList,
} as const satisfies $Resource;

export const claimsList = {
  sort: {"parameter":"sort","fields":["fullName","from"],"initial":"fullName"},
  filters: {
    month: {"type":"string","required":false,"nullable":false,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$"},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["childcare","extended-childcare","maternity","paternity","shared-parental","adoption","national-service"]},"maxItems":7},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const claims = {
  tag: "leaves",
  id: null,
  scope: ["companyId"],
  operations: { list: "listLeaveClaims", export: "exportLeaveClaims" },
  abilities: { list: {"action":"export","subject":"leaves"}, export: {"action":"export","subject":"leaves"} },
  calls: { list: $hook.listLeaveClaimsOptions, export: $call.exportLeaveClaims },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    identity: {"type":"string","required":true,"nullable":true},
    leaveType: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["childcare","extended-childcare","maternity","paternity","shared-parental","adoption","national-service"]},
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":false},
    units: {"type":"number","required":true,"nullable":false},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    calendarDays: {"type":"integer","required":true,"nullable":false,"minimum":0},
    child: {"type":"string","required":true,"nullable":true},
    childBirthDate: {"type":"string","format":"date","required":true,"nullable":true},
    childCitizenship: {"type":"string","required":true,"nullable":true},
    joinedOn: {"type":"string","format":"date","required":true,"nullable":false},
    claimBy: {"type":"string","format":"date","required":true,"nullable":false},
    claimCertain: {"type":"boolean","required":true,"nullable":false},
  },
  input: {},
  ...claimsList,
} as const satisfies $Resource;
