// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/dashboard.ts";
import * as $hook from "../hooks/dashboard.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const approvalsList = {
  sort: null,
  filters: {
    kind: {"type":"string","required":false,"nullable":false,"enum":["bankAccount","transfer","changeRequest"]},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const approvals = {
  tag: "dashboard",
  id: null,
  scope: ["companyId"],
  operations: { list: "listPendingApprovals", export: "exportPendingApprovals" },
  abilities: { list: {"action":"read","subject":"dashboard"}, export: {"action":"export","subject":"employees"} },
  calls: { list: $hook.listPendingApprovalsOptions, export: $call.exportPendingApprovals },
  fields: {
    kind: {"type":"string","required":true,"nullable":false,"enum":["bankAccount","transfer","changeRequest"]},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    section: {"type":"string","required":true,"nullable":true,"enum":["person","contact","address","emergency","identity","bankAccount","passport","dependant"]},
    since: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...approvalsList,
} as const satisfies $Resource;
