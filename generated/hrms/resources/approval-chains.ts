// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/approval-chains.ts";
import * as $form from "../forms/approval-chains.ts";
import * as $hook from "../hooks/approval-chains.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const approvalChainsList = {
  sort: {"parameter":"sort","fields":["name","kind","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":20},
    kind: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]},"maxItems":20},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const approvalChains = {
  tag: "approval-chains",
  id: "approvalChainId",
  scope: ["companyId"],
  operations: { list: "listApprovalChains", options: "listApprovalChainOptions", get: "getApprovalChain", create: "createApprovalChain", update: "updateApprovalChain", delete: "deleteApprovalChain", archive: "archiveApprovalChain", restore: "restoreApprovalChain", export: "exportApprovalChains", history: "listApprovalChainHistory" },
  abilities: { list: {"action":"read","subject":"approval-chains"}, options: {"action":"read","subject":"approval-chains"}, get: {"action":"read","subject":"approval-chains"}, create: {"action":"create","subject":"approval-chains"}, update: {"action":"update","subject":"approval-chains"}, delete: {"action":"delete","subject":"approval-chains"}, archive: {"action":"update","subject":"approval-chains"}, restore: {"action":"update","subject":"approval-chains"}, export: {"action":"export","subject":"approval-chains"}, history: {"action":"read","subject":"approval-chains"} },
  calls: { list: $hook.listApprovalChainsOptions, options: $hook.listApprovalChainOptionsOptions, get: $hook.getApprovalChainOptions, create: $hook.createApprovalChainMutation, update: $hook.updateApprovalChainMutation, delete: $hook.deleteApprovalChainMutation, archive: $hook.archiveApprovalChainMutation, restore: $hook.restoreApprovalChainMutation, export: $call.exportApprovalChains, history: $hook.listApprovalChainHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    kind: {"type":"string","required":true,"nullable":false,"enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]},
    departmentIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    departments: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    steps: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"approver":{"type":"string","required":true,"nullable":false,"enum":["manager","departmentHead","role","person","permission"]},"roleId":{"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},"role":{"type":"string","required":true,"nullable":true},"userId":{"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},"user":{"type":"string","required":true,"nullable":true},"mode":{"type":"string","required":true,"nullable":false,"enum":["any","all"]},"amountFrom":{"type":"integer","required":true,"nullable":true,"widget":"money"},"deadlineHours":{"type":"integer","required":true,"nullable":true},"escalateToId":{"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},"escalateTo":{"type":"string","required":true,"nullable":true}}},"widget":"rows"},
    stepCount: {"type":"integer","required":true,"nullable":false,"minimum":1,"maximum":10},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createApprovalChain,
  ...approvalChainsList,
} as const satisfies $Resource;
