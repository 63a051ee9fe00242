// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/shifts.ts";
import * as $form from "../forms/shifts.ts";
import * as $hook from "../hooks/shifts.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const shiftsList = {
  sort: {"parameter":"sort","fields":["name","code","start","workMinutes","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const shifts = {
  tag: "shifts",
  id: "shiftId",
  scope: ["companyId"],
  operations: { list: "listShifts", options: "listShiftOptions", get: "getShift", create: "createShift", update: "updateShift", delete: "deleteShift", archive: "archiveShift", restore: "restoreShift", export: "exportShifts", history: "listShiftHistory" },
  abilities: { list: {"action":"read","subject":"shifts"}, options: {"action":"read","subject":"shifts"}, get: {"action":"read","subject":"shifts"}, create: {"action":"create","subject":"shifts"}, update: {"action":"update","subject":"shifts"}, delete: {"action":"delete","subject":"shifts"}, archive: {"action":"update","subject":"shifts"}, restore: {"action":"update","subject":"shifts"}, export: {"action":"export","subject":"shifts"}, history: {"action":"read","subject":"shifts"} },
  calls: { list: $hook.listShiftsOptions, options: $hook.listShiftOptionsOptions, get: $hook.getShiftOptions, create: $hook.createShiftMutation, update: $hook.updateShiftMutation, delete: $hook.deleteShiftMutation, archive: $hook.archiveShiftMutation, restore: $hook.restoreShiftMutation, export: $call.exportShifts, history: $hook.listShiftHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":false},
    start: {"type":"string","required":true,"nullable":false,"widget":"time"},
    end: {"type":"string","required":true,"nullable":false,"widget":"time"},
    endNextDay: {"type":"boolean","required":true,"nullable":false},
    breaks: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"start":{"type":"string","required":true,"nullable":false,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","widget":"time"},"minutes":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":240},"paid":{"type":"boolean","required":false,"nullable":false,"default":false}}},"widget":"rows"},
    workMinutes: {"type":"integer","required":true,"nullable":false,"minimum":0},
    graceInMin: {"type":"integer","required":true,"nullable":false},
    graceOutMin: {"type":"integer","required":true,"nullable":false},
    earliestInMin: {"type":"integer","required":true,"nullable":true},
    latestOutMin: {"type":"integer","required":true,"nullable":true},
    halfDayMin: {"type":"integer","required":true,"nullable":true},
    absentMin: {"type":"integer","required":true,"nullable":true},
    colour: {"type":"string","required":true,"nullable":false,"enum":["blue","green","amber","red","violet","teal","grey"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createShift,
  ...shiftsList,
} as const satisfies $Resource;
