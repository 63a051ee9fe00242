// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/manual-attendance.ts";
import * as $form from "../forms/manual-attendance.ts";
import * as $hook from "../hooks/manual-attendance.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const manualAttendanceList = {
  sort: {"parameter":"sort","fields":["date","fullName","createdAt"],"initial":"-date"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["submitted","approved","rejected","withdrawn"]},"maxItems":4},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const manualAttendance = {
  tag: "manual-attendance",
  id: "manualAttendanceId",
  scope: ["companyId"],
  operations: { list: "listManualAttendance", get: "getManualAttendance", create: "createManualAttendance", export: "exportManualAttendance", history: "listManualAttendanceHistory" },
  abilities: { list: {"action":"read","subject":"manual-attendance"}, get: {"action":"read","subject":"manual-attendance"}, create: {"action":"create","subject":"manual-attendance"}, export: {"action":"export","subject":"manual-attendance"}, history: {"action":"read","subject":"manual-attendance"} },
  calls: { list: $hook.listManualAttendanceOptions, get: $hook.getManualAttendanceOptions, create: $hook.createManualAttendanceMutation, export: $call.exportManualAttendance, history: $hook.listManualAttendanceHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    date: {"type":"string","format":"date","required":true,"nullable":false},
    inAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    outAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    tz: {"type":"string","required":true,"nullable":false},
    timeIn: {"type":"string","required":true,"nullable":false,"widget":"time"},
    timeOut: {"type":"string","required":true,"nullable":false,"widget":"time"},
    outNextDay: {"type":"boolean","required":true,"nullable":false},
    breakMin: {"type":"integer","required":true,"nullable":false,"minimum":0},
    overtimeMin: {"type":"integer","required":true,"nullable":false,"minimum":0},
    reason: {"type":"string","required":true,"nullable":false},
    fileId: {"type":"string","format":"uuid","required":true,"nullable":true},
    fileName: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["submitted","approved","rejected","withdrawn"]},
    own: {"type":"boolean","required":true,"nullable":false},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    comment: {"type":"string","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createManualAttendance,
  ...manualAttendanceList,
} as const satisfies $Resource;
