// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/timesheets.ts";
import * as $form from "../forms/timesheets.ts";
import * as $hook from "../hooks/timesheets.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const timesheetsList = {
  sort: {"parameter":"sort","fields":["weekStart","fullName","minutes"],"initial":"-weekStart"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","submitted","approved","rejected","locked"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const timesheets = {
  tag: "timesheets",
  id: "timesheetId",
  scope: ["companyId"],
  operations: { list: "listTimesheets", get: "getTimesheet", create: "createTimesheet", update: "updateTimesheet", export: "exportTimesheets", history: "listTimesheetHistory" },
  abilities: { list: {"action":"read","subject":"timesheets"}, get: {"action":"read","subject":"timesheets"}, create: {"action":"create","subject":"timesheets"}, update: {"action":"update","subject":"timesheets"}, export: {"action":"export","subject":"timesheets"}, history: {"action":"read","subject":"timesheets"} },
  calls: { list: $hook.listTimesheetsOptions, get: $hook.getTimesheetOptions, create: $hook.createTimesheetMutation, update: $hook.updateTimesheetMutation, export: $call.exportTimesheets, history: $hook.listTimesheetHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    weekStart: {"type":"string","format":"date","required":true,"nullable":false},
    minutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    billableMinutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    entries: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"date":{"type":"string","format":"date","required":true,"nullable":false},"projectId":{"type":"string","format":"uuid","required":true,"nullable":false},"project":{"type":"string","required":true,"nullable":false},"activity":{"type":"string","required":true,"nullable":true},"minutes":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":1440},"billable":{"type":"boolean","required":true,"nullable":false},"note":{"type":"string","required":true,"nullable":true}}}},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","submitted","approved","rejected","locked"]},
    own: {"type":"boolean","required":true,"nullable":false},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
    submittedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    comment: {"type":"string","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createTimesheet,
  ...timesheetsList,
} as const satisfies $Resource;

export const reportList = {
  sort: null,
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    by: {"type":"string","required":false,"nullable":false,"enum":["project","client","employee"],"default":"project"},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const report = {
  tag: "timesheets",
  id: null,
  scope: ["companyId"],
  operations: { list: "reportTimesheets", export: "exportTimesheetReport" },
  abilities: { list: {"action":"read","subject":"timesheets"}, export: {"action":"export","subject":"timesheets"} },
  calls: { list: $hook.reportTimesheetsOptions, export: $call.exportTimesheetReport },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":true},
    name: {"type":"string","required":true,"nullable":false},
    minutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    billableMinutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    people: {"type":"integer","required":true,"nullable":false,"minimum":0},
    plannedMinutes: {"type":"integer","required":true,"nullable":true,"minimum":0},
    spentMinutes: {"type":"integer","required":true,"nullable":true,"minimum":0},
    cost: {"type":"integer","required":true,"nullable":true,"minimum":0,"widget":"money"},
  },
  input: {},
  ...reportList,
} as const satisfies $Resource;
