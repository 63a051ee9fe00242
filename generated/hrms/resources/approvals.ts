// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/approvals.ts";
import * as $hook from "../hooks/approvals.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const approvalsList = {
  sort: {"parameter":"sort","fields":["createdAt","fullName","kind","requestedBy"],"initial":"createdAt"},
  filters: {
    view: {"type":"string","required":false,"nullable":false,"enum":["mine","waiting","decided"]},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]},"maxItems":20},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const approvals = {
  tag: "approvals",
  id: "approvalId",
  scope: ["companyId"],
  operations: { list: "listApprovals", get: "getApproval", export: "exportApprovals" },
  abilities: { list: {"action":"read","subject":"approvals"}, get: {"action":"read","subject":"approvals"}, export: {"action":"export","subject":"approvals"} },
  calls: { list: $hook.listApprovalsOptions, get: $hook.getApprovalOptions, export: $call.exportApprovals },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]},
    subject: {"type":"string","required":true,"nullable":false,"enum":["change-requests","bank-accounts","transfers","confirmations","leaves","manual-attendance","timesheets","shift-swaps","expense-claims"]},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":false},
    section: {"type":"string","required":true,"nullable":true,"enum":["person","contact","address","emergency","identity","bankAccount","passport","dependant"]},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":false},
    employeeNo: {"type":"string","required":true,"nullable":false},
    fullName: {"type":"string","required":true,"nullable":false},
    requestedBy: {"type":"string","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["draft","submitted","approved","rejected","withdrawn","cancelRequested","cancelled"]},
    step: {"type":"integer","required":true,"nullable":false,"minimum":1},
    stepCount: {"type":"integer","required":true,"nullable":false,"minimum":1},
    chain: {"type":"string","required":true,"nullable":true},
    deciders: {"type":"array","required":true,"nullable":false,"items":{"type":"string"},"maxItems":20},
    open: {"type":"boolean","required":true,"nullable":false},
    dueAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    escalated: {"type":"boolean","required":true,"nullable":false},
    mayDecide: {"type":"boolean","required":true,"nullable":false},
    mayCancel: {"type":"boolean","required":true,"nullable":false},
    actingFor: {"type":"string","required":true,"nullable":true},
    own: {"type":"boolean","required":true,"nullable":false},
    hidden: {"type":"boolean","required":true,"nullable":false},
    changes: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"field":{"type":"string","required":true,"nullable":false},"before":{"type":"string","required":true,"nullable":true},"now":{"type":"string","required":true,"nullable":true},"after":{"type":"string","required":true,"nullable":true},"result":{"type":"string","required":true,"nullable":true},"conflict":{"type":"boolean","required":true,"nullable":false}}}},
    conflict: {"type":"boolean","required":true,"nullable":false},
    note: {"type":"string","required":true,"nullable":true},
    fileId: {"type":"string","format":"uuid","required":true,"nullable":true},
    fileName: {"type":"string","required":true,"nullable":true},
    comment: {"type":"string","required":true,"nullable":true},
    decidedBy: {"type":"string","required":true,"nullable":true},
    decidedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    decisions: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"step":{"type":"integer","required":true,"nullable":false,"minimum":1},"action":{"type":"string","required":true,"nullable":false,"enum":["submitted","approved","rejected","withdrawn","escalated","changed","cancelRequested"]},"by":{"type":"string","required":true,"nullable":true},"actedFor":{"type":"string","required":true,"nullable":true},"at":{"type":"string","format":"date-time","required":true,"nullable":false},"comment":{"type":"string","required":true,"nullable":true}}}},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...approvalsList,
} as const satisfies $Resource;

export const approversList = {
  sort: null,
  filters: {},
  search: true,
  paging: null,
} as const satisfies $ListResource;

export const approvers = {
  tag: "approvals",
  id: null,
  scope: ["companyId"],
  operations: { list: "listApproverOptions" },
  abilities: { list: {"action":"read","subject":"approvals"} },
  calls: { list: $hook.listApproverOptionsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...approversList,
} as const satisfies $Resource;
