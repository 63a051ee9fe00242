// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/attendance-adjustments.ts";
import * as $form from "../forms/attendance-adjustments.ts";
import * as $hook from "../hooks/attendance-adjustments.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const attendanceAdjustmentsList = {
  sort: {"parameter":"sort","fields":["date","fullName","createdAt"],"initial":"-date"},
  filters: {
    from: {"type":"string","format":"date","required":false,"nullable":false},
    to: {"type":"string","format":"date","required":false,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","settled","dismissed"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const attendanceAdjustments = {
  tag: "attendance-adjustments",
  id: "attendanceAdjustmentId",
  scope: ["companyId"],
  operations: { list: "listAttendanceAdjustments", get: "getAttendanceAdjustment", create: "createAttendanceAdjustment", export: "exportAttendanceAdjustments", history: "listAttendanceAdjustmentHistory" },
  abilities: { list: {"action":"read","subject":"attendance-adjustments"}, get: {"action":"read","subject":"attendance-adjustments"}, create: {"action":"create","subject":"attendance-adjustments"}, export: {"action":"export","subject":"attendance-adjustments"}, history: {"action":"read","subject":"attendance-adjustments"} },
  calls: { list: $hook.listAttendanceAdjustmentsOptions, get: $hook.getAttendanceAdjustmentOptions, create: $hook.createAttendanceAdjustmentMutation, export: $call.exportAttendanceAdjustments, history: $hook.listAttendanceAdjustmentHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    date: {"type":"string","format":"date","required":true,"nullable":false},
    periodId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    period: {"type":"string","required":true,"nullable":false},
    source: {"type":"string","required":true,"nullable":false,"enum":["computed","manual"]},
    workedMin: {"type":"integer","required":true,"nullable":false},
    overtimeMin: {"type":"integer","required":true,"nullable":false},
    statusBefore: {"type":"string","required":true,"nullable":true,"enum":["open","present","half","absent","leave","incomplete","off"]},
    statusAfter: {"type":"string","required":true,"nullable":true,"enum":["open","present","half","absent","leave","incomplete","off"]},
    reason: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","settled","dismissed"]},
    closedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    closedBy: {"type":"string","required":true,"nullable":true},
    comment: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createAttendanceAdjustment,
  ...attendanceAdjustmentsList,
} as const satisfies $Resource;
