// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/leave-balances.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const myLeaveBalancesList = {
  sort: null,
  filters: {
    on: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const myLeaveBalances = {
  tag: "leave-balances",
  id: null,
  scope: ["companyId"],
  operations: { list: "listMyLeaveBalances" },
  abilities: { list: {"action":"read","subject":"leaves"} },
  calls: { list: $hook.listMyLeaveBalancesOptions },
  fields: {
    leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    leaveType: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"]},
    colour: {"type":"string","required":true,"nullable":false,"enum":["blue","green","amber","red","violet","teal","grey"]},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    slot: {"type":"string","required":true,"nullable":false,"enum":["day","half-day","hour"]},
    unlimited: {"type":"boolean","required":true,"nullable":false},
    entitled: {"type":"number","required":true,"nullable":false},
    available: {"type":"number","required":true,"nullable":false},
    pending: {"type":"number","required":true,"nullable":false},
    taken: {"type":"number","required":true,"nullable":false},
    expiring: {"type":"object","required":true,"nullable":true},
    buckets: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"kind":{"type":"string","required":true,"nullable":false,"enum":["year","carried","lieu","extra"]},"expiresOn":{"type":"string","format":"date","required":true,"nullable":true},"units":{"type":"number","required":true,"nullable":false}}}},
    documentsAfter: {"type":"integer","required":true,"nullable":true},
    noticeDays: {"type":"integer","required":true,"nullable":false,"minimum":0},
    needsDependant: {"type":"boolean","required":true,"nullable":false},
    medical: {"type":"boolean","required":true,"nullable":false},
  },
  input: {},
  ...myLeaveBalancesList,
} as const satisfies $Resource;

export const leaveBalancesList = {
  sort: null,
  filters: {
    on: {"type":"string","format":"date","required":false,"nullable":false},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const leaveBalances = {
  tag: "leave-balances",
  id: null,
  scope: ["companyId","employeeId"],
  operations: { list: "listLeaveBalances" },
  abilities: { list: {"action":"read","subject":"leaves"} },
  calls: { list: $hook.listLeaveBalancesOptions },
  fields: {
    leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    leaveType: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"]},
    colour: {"type":"string","required":true,"nullable":false,"enum":["blue","green","amber","red","violet","teal","grey"]},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    slot: {"type":"string","required":true,"nullable":false,"enum":["day","half-day","hour"]},
    unlimited: {"type":"boolean","required":true,"nullable":false},
    entitled: {"type":"number","required":true,"nullable":false},
    available: {"type":"number","required":true,"nullable":false},
    pending: {"type":"number","required":true,"nullable":false},
    taken: {"type":"number","required":true,"nullable":false},
    expiring: {"type":"object","required":true,"nullable":true},
    buckets: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"kind":{"type":"string","required":true,"nullable":false,"enum":["year","carried","lieu","extra"]},"expiresOn":{"type":"string","format":"date","required":true,"nullable":true},"units":{"type":"number","required":true,"nullable":false}}}},
    documentsAfter: {"type":"integer","required":true,"nullable":true},
    noticeDays: {"type":"integer","required":true,"nullable":false,"minimum":0},
    needsDependant: {"type":"boolean","required":true,"nullable":false},
    medical: {"type":"boolean","required":true,"nullable":false},
  },
  input: {},
  ...leaveBalancesList,
} as const satisfies $Resource;

export const leaveDaysList = {
  sort: null,
  filters: {
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":false},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const leaveDays = {
  tag: "leave-balances",
  id: null,
  scope: ["companyId","employeeId"],
  operations: { list: "listLeaveDays" },
  abilities: { list: {"action":"read","subject":"leaves"} },
  calls: { list: $hook.listLeaveDaysOptions },
  fields: {
    date: {"type":"string","format":"date","required":true,"nullable":false},
    am: {"type":"string","required":true,"nullable":false,"enum":["not-employed","rest-day","day-off","holiday","leave","absent","work"]},
    pm: {"type":"string","required":true,"nullable":false,"enum":["not-employed","rest-day","day-off","holiday","leave","absent","work"]},
    holiday: {"type":"string","required":true,"nullable":true},
    blackout: {"type":"string","required":true,"nullable":true},
    leaveType: {"type":"string","required":true,"nullable":true},
    leaveStatus: {"type":"string","required":true,"nullable":true,"enum":["submitted","approved","cancelRequested","taken"]},
    away: {"type":"integer","required":true,"nullable":false,"minimum":0},
  },
  input: {},
  ...leaveDaysList,
} as const satisfies $Resource;
