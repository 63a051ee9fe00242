// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/change-requests.ts";
import * as $form from "../forms/change-requests.ts";
import * as $hook from "../hooks/change-requests.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const changeRequestsList = {
  sort: {"parameter":"sort","fields":["createdAt","fullName"],"initial":"-createdAt"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["submitted","approved","rejected","withdrawn"]},"maxItems":4},
    section: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["person","contact","address","emergency","identity","bankAccount","passport","dependant"]},"maxItems":8},
    employeeId: {"type":"string","format":"uuid","required":false,"nullable":false},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const changeRequests = {
  tag: "change-requests",
  id: "changeRequestId",
  scope: ["companyId"],
  operations: { list: "listChangeRequests", get: "getChangeRequest", create: "createChangeRequest", export: "exportChangeRequests", history: "listChangeRequestHistory" },
  abilities: { list: {"action":"read","subject":"change-requests"}, get: {"action":"read","subject":"change-requests"}, create: {"action":"read","subject":"change-requests"}, export: {"action":"export","subject":"change-requests"}, history: {"action":"read","subject":"change-requests"} },
  calls: { list: $hook.listChangeRequestsOptions, get: $hook.getChangeRequestOptions, create: $hook.createChangeRequestMutation, export: $call.exportChangeRequests, history: $hook.listChangeRequestHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    self: {"type":"boolean","required":true,"nullable":false},
    section: {"type":"string","required":true,"nullable":false,"enum":["person","contact","address","emergency","identity","bankAccount","passport","dependant"]},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":true},
    changes: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"field":{"type":"string","required":true,"nullable":false},"before":{"type":"string","required":true,"nullable":true},"now":{"type":"string","required":true,"nullable":true},"after":{"type":"string","required":true,"nullable":true},"result":{"type":"string","required":true,"nullable":true},"conflict":{"type":"boolean","required":true,"nullable":false}}}},
    conflict: {"type":"boolean","required":true,"nullable":false},
    note: {"type":"string","required":true,"nullable":true},
    fileId: {"type":"string","format":"uuid","required":true,"nullable":true},
    fileName: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["submitted","approved","rejected","withdrawn"]},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    decisionNote: {"type":"string","required":true,"nullable":true},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: $form.createChangeRequest,
  ...changeRequestsList,
} as const satisfies $Resource;
