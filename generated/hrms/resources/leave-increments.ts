// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/leave-increments.ts";
import * as $form from "../forms/leave-increments.ts";
import * as $hook from "../hooks/leave-increments.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const leaveIncrementsList = {
  sort: {"parameter":"sort","fields":["name","leaveType","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    leaveTypeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const leaveIncrements = {
  tag: "leave-increments",
  id: "leaveIncrementId",
  scope: ["companyId"],
  operations: { list: "listLeaveIncrements", options: "listLeaveIncrementOptions", get: "getLeaveIncrement", create: "createLeaveIncrement", update: "updateLeaveIncrement", delete: "deleteLeaveIncrement", archive: "archiveLeaveIncrement", restore: "restoreLeaveIncrement", export: "exportLeaveIncrements", history: "listLeaveIncrementHistory" },
  abilities: { list: {"action":"read","subject":"leave-increments"}, options: {"action":"read","subject":"leave-increments"}, get: {"action":"read","subject":"leave-increments"}, create: {"action":"create","subject":"leave-increments"}, update: {"action":"update","subject":"leave-increments"}, delete: {"action":"delete","subject":"leave-increments"}, archive: {"action":"update","subject":"leave-increments"}, restore: {"action":"update","subject":"leave-increments"}, export: {"action":"export","subject":"leave-increments"}, history: {"action":"read","subject":"leave-increments"} },
  calls: { list: $hook.listLeaveIncrementsOptions, options: $hook.listLeaveIncrementOptionsOptions, get: $hook.getLeaveIncrementOptions, create: $hook.createLeaveIncrementMutation, update: $hook.updateLeaveIncrementMutation, delete: $hook.deleteLeaveIncrementMutation, archive: $hook.archiveLeaveIncrementMutation, restore: $hook.restoreLeaveIncrementMutation, export: $call.exportLeaveIncrements, history: $hook.listLeaveIncrementHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    leaveType: {"type":"string","required":true,"nullable":false},
    basis: {"type":"string","required":true,"nullable":false,"enum":["anniversary","year-start"]},
    rows: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"serviceYears":{"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":60},"extra":{"type":"number","required":true,"nullable":false,"minimum":0,"maximum":366}}},"widget":"rows"},
    cap: {"type":"number","required":true,"nullable":true},
    settings: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createLeaveIncrement,
  ...leaveIncrementsList,
} as const satisfies $Resource;
