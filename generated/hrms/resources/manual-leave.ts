// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/manual-leave.ts";
import * as $form from "../forms/manual-leave.ts";
import * as $hook from "../hooks/manual-leave.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const manualLeaveList = {
  sort: {"parameter":"sort","fields":["createdAt","on","fullName"],"initial":"-createdAt"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["posted","reversed"]},"maxItems":2},
    mode: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["take","grant","adjust","encash"]},"maxItems":4},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const manualLeave = {
  tag: "manual-leave",
  id: "manualLeaveId",
  scope: ["companyId"],
  operations: { list: "listManualLeave", get: "getManualLeave", create: "createManualLeave", export: "exportManualLeave", history: "listManualLeaveHistory" },
  abilities: { list: {"action":"read","subject":"manual-leave"}, get: {"action":"read","subject":"manual-leave"}, create: {"action":"create","subject":"manual-leave"}, export: {"action":"export","subject":"manual-leave"}, history: {"action":"read","subject":"manual-leave"} },
  calls: { list: $hook.listManualLeaveOptions, get: $hook.getManualLeaveOptions, create: $hook.createManualLeaveMutation, export: $call.exportManualLeave, history: $hook.listManualLeaveHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    leaveTypeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    leaveType: {"type":"string","required":true,"nullable":false},
    unit: {"type":"string","required":true,"nullable":false,"enum":["day","hour"]},
    mode: {"type":"string","required":true,"nullable":false,"enum":["take","grant","adjust","encash"]},
    units: {"type":"number","required":true,"nullable":false},
    on: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":true},
    expiresOn: {"type":"string","format":"date","required":true,"nullable":true},
    reason: {"type":"string","required":true,"nullable":true},
    earnedDay: {"type":"string","required":true,"nullable":true,"enum":["rest","holiday"]},
    hidden: {"type":"boolean","required":true,"nullable":false},
    leaveId: {"type":"string","format":"uuid","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["posted","reversed"]},
    reversedBy: {"type":"string","required":true,"nullable":true},
    reversedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    reverseReason: {"type":"string","required":true,"nullable":true},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createManualLeave,
  ...manualLeaveList,
} as const satisfies $Resource;
