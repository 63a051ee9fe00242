// Generated from the contract by `npm run generate`; never edited.
import * as $form from "../forms/my-delegations.ts";
import * as $hook from "../hooks/my-delegations.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const myDelegationsList = {
  sort: null,
  filters: {},
  search: false,
  paging: null,
} as const satisfies $ListResource;

export const myDelegations = {
  tag: "my-delegations",
  id: "delegationId",
  scope: ["companyId"],
  operations: { list: "listMyDelegations", create: "createMyDelegation", delete: "deleteMyDelegation" },
  abilities: { list: {"action":"read","subject":"approvals"}, create: {"action":"read","subject":"approvals"}, delete: {"action":"read","subject":"approvals"} },
  calls: { list: $hook.listMyDelegationsOptions, create: $hook.createMyDelegationMutation, delete: $hook.deleteMyDelegationMutation },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    approverId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    approver: {"type":"string","required":true,"nullable":false},
    delegateId: {"type":"string","format":"uuid","required":true,"nullable":false,"widget":"reference"},
    delegate: {"type":"string","required":true,"nullable":false},
    from: {"type":"string","format":"date","required":true,"nullable":false},
    to: {"type":"string","format":"date","required":true,"nullable":false},
    scopes: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]}},
    own: {"type":"boolean","required":true,"nullable":false},
    note: {"type":"string","required":true,"nullable":true},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createMyDelegation,
  ...myDelegationsList,
} as const satisfies $Resource;
