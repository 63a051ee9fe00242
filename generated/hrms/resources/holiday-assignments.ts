// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/holiday-assignments.ts";
import * as $form from "../forms/holiday-assignments.ts";
import * as $hook from "../hooks/holiday-assignments.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const holidayAssignmentsList = {
  sort: {"parameter":"sort","fields":["calendar","target","validFrom","updatedAt"],"initial":"-validFrom"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    calendarId: {"type":"string","format":"uuid","required":false,"nullable":false},
    level: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["employee","location","company"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const holidayAssignments = {
  tag: "holiday-assignments",
  id: "holidayAssignmentId",
  scope: ["companyId"],
  operations: { list: "listHolidayAssignments", options: "listHolidayAssignmentOptions", get: "getHolidayAssignment", create: "createHolidayAssignment", update: "updateHolidayAssignment", delete: "deleteHolidayAssignment", archive: "archiveHolidayAssignment", restore: "restoreHolidayAssignment", export: "exportHolidayAssignments", history: "listHolidayAssignmentHistory" },
  abilities: { list: {"action":"read","subject":"holiday-assignments"}, options: {"action":"read","subject":"holiday-assignments"}, get: {"action":"read","subject":"holiday-assignments"}, create: {"action":"create","subject":"holiday-assignments"}, update: {"action":"update","subject":"holiday-assignments"}, delete: {"action":"delete","subject":"holiday-assignments"}, archive: {"action":"update","subject":"holiday-assignments"}, restore: {"action":"update","subject":"holiday-assignments"}, export: {"action":"export","subject":"holiday-assignments"}, history: {"action":"read","subject":"holiday-assignments"} },
  calls: { list: $hook.listHolidayAssignmentsOptions, options: $hook.listHolidayAssignmentOptionsOptions, get: $hook.getHolidayAssignmentOptions, create: $hook.createHolidayAssignmentMutation, update: $hook.updateHolidayAssignmentMutation, delete: $hook.deleteHolidayAssignmentMutation, archive: $hook.archiveHolidayAssignmentMutation, restore: $hook.restoreHolidayAssignmentMutation, export: $call.exportHolidayAssignments, history: $hook.listHolidayAssignmentHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    calendarId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    calendar: {"type":"string","required":true,"nullable":false},
    level: {"type":"string","required":true,"nullable":false,"enum":["employee","location","company"]},
    locationId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    target: {"type":"string","required":true,"nullable":true},
    validFrom: {"type":"string","format":"date","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createHolidayAssignment,
  ...holidayAssignmentsList,
} as const satisfies $Resource;
