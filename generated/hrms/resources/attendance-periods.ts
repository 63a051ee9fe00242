// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/attendance-periods.ts";
import * as $form from "../forms/attendance-periods.ts";
import * as $hook from "../hooks/attendance-periods.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const attendancePeriodsList = {
  sort: {"parameter":"sort","fields":["startDate","name","updatedAt"],"initial":"-startDate"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["open","locked"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const attendancePeriods = {
  tag: "attendance-periods",
  id: "attendancePeriodId",
  scope: ["companyId"],
  operations: { list: "listAttendancePeriods", get: "getAttendancePeriod", create: "createAttendancePeriod", update: "updateAttendancePeriod", delete: "deleteAttendancePeriod", export: "exportAttendancePeriods", history: "listAttendancePeriodHistory" },
  abilities: { list: {"action":"read","subject":"attendance-periods"}, get: {"action":"read","subject":"attendance-periods"}, create: {"action":"create","subject":"attendance-periods"}, update: {"action":"update","subject":"attendance-periods"}, delete: {"action":"delete","subject":"attendance-periods"}, export: {"action":"export","subject":"attendance-periods"}, history: {"action":"read","subject":"attendance-periods"} },
  calls: { list: $hook.listAttendancePeriodsOptions, get: $hook.getAttendancePeriodOptions, create: $hook.createAttendancePeriodMutation, update: $hook.updateAttendancePeriodMutation, delete: $hook.deleteAttendancePeriodMutation, export: $call.exportAttendancePeriods, history: $hook.listAttendancePeriodHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    startDate: {"type":"string","format":"date","required":true,"nullable":false},
    endDate: {"type":"string","format":"date","required":true,"nullable":false},
    days: {"type":"integer","required":true,"nullable":false,"minimum":1},
    status: {"type":"string","required":true,"nullable":false,"enum":["open","locked"]},
    openLogs: {"type":"integer","required":true,"nullable":false,"minimum":0},
    lockedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    lockedBy: {"type":"string","required":true,"nullable":true},
    punchesArchivedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createAttendancePeriod,
  ...attendancePeriodsList,
} as const satisfies $Resource;
