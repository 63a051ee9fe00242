// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/attendance-logs.ts";
import * as $form from "../forms/attendance-logs.ts";
import * as $hook from "../hooks/attendance-logs.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const attendanceLogsList = {
  sort: {"parameter":"sort","fields":["date","fullName","workedMin","lateMin","overtimeMin"],"initial":"-date"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    own: {"type":"boolean","required":false,"nullable":false},
    departmentId: {"type":"string","format":"uuid","required":false,"nullable":false},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","present","half","absent","leave","incomplete","off"]},"maxItems":7},
    state: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["computed","needsReview","approved"]},"maxItems":3},
    flag: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["late","early","missingIn","missingOut","duplicate","unscheduled","overtime","longDay","longBreak","farAway","corrected"]},"maxItems":11},
    dayKind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["work","rest","off","holiday","leave"]},"maxItems":5},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const attendanceLogs = {
  tag: "attendance-logs",
  id: "attendanceLogId",
  scope: ["companyId"],
  operations: { list: "listAttendanceLogs", get: "getAttendanceLog", update: "updateAttendanceLog", export: "exportAttendanceLogs", history: "listAttendanceLogHistory" },
  abilities: { list: {"action":"read","subject":"attendance-logs"}, get: {"action":"read","subject":"attendance-logs"}, update: {"action":"approve","subject":"attendance-logs"}, export: {"action":"export","subject":"attendance-logs"}, history: {"action":"read","subject":"attendance-logs"} },
  calls: { list: $hook.listAttendanceLogsOptions, get: $hook.getAttendanceLogOptions, update: $hook.updateAttendanceLogMutation, export: $call.exportAttendanceLogs, history: $hook.listAttendanceLogHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    department: {"type":"string","required":true,"nullable":true},
    date: {"type":"string","format":"date","required":true,"nullable":false},
    tz: {"type":"string","required":true,"nullable":false},
    shiftId: {"type":"string","format":"uuid","required":true,"nullable":true},
    shift: {"type":"string","required":true,"nullable":true},
    dayKind: {"type":"string","required":true,"nullable":false,"enum":["work","rest","off","holiday","leave"]},
    leave: {"type":"string","required":true,"nullable":true,"enum":["am","pm","day"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","present","half","absent","leave","incomplete","off"]},
    state: {"type":"string","required":true,"nullable":false,"enum":["computed","needsReview","approved"]},
    firstIn: {"type":"string","format":"date-time","required":true,"nullable":true},
    lastOut: {"type":"string","format":"date-time","required":true,"nullable":true},
    timeIn: {"type":"string","required":true,"nullable":true},
    timeOut: {"type":"string","required":true,"nullable":true},
    workedMin: {"type":"integer","required":true,"nullable":false,"minimum":0},
    breakMin: {"type":"integer","required":true,"nullable":false,"minimum":0},
    lateMin: {"type":"integer","required":true,"nullable":false,"minimum":0},
    earlyMin: {"type":"integer","required":true,"nullable":false,"minimum":0},
    overtimeMin: {"type":"integer","required":true,"nullable":false,"minimum":0},
    approvedOvertimeMin: {"type":"integer","required":true,"nullable":true,"minimum":0},
    offInLieu: {"type":"object","required":true,"nullable":true},
    flags: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["late","early","missingIn","missingOut","duplicate","unscheduled","overtime","longDay","longBreak","farAway","corrected"]}},
    locked: {"type":"boolean","required":true,"nullable":false},
    corrected: {"type":"boolean","required":true,"nullable":false},
    note: {"type":"string","required":true,"nullable":true},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
  },
  input: $form.updateAttendanceLog,
  ...attendanceLogsList,
} as const satisfies $Resource;

export const limitsList = {
  sort: null,
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    plan: {"type":"boolean","required":false,"nullable":false,"default":false},
  },
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const limits = {
  tag: "attendance-logs",
  id: null,
  scope: ["companyId"],
  operations: { list: "listAttendanceLimits" },
  abilities: { list: {"action":"read","subject":"attendance-logs"} },
  calls: { list: $hook.listAttendanceLimitsOptions },
  fields: {
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false,"enum":["day-hours","week-hours","month-overtime","no-rest-day"]},
    date: {"type":"string","format":"date","required":true,"nullable":false},
    minutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    limit: {"type":"integer","required":true,"nullable":false,"minimum":0},
  },
  input: {},
  ...limitsList,
} as const satisfies $Resource;
