// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/delegations.ts";
import * as $form from "../forms/delegations.ts";
import * as $hook from "../hooks/delegations.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const delegationsList = {
  sort: {"parameter":"sort","fields":["from","to","approver","delegate","updatedAt"],"initial":"-from"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const delegations = {
  tag: "delegations",
  id: "delegationId",
  scope: ["companyId"],
  operations: { list: "listDelegations", get: "getDelegation", create: "createDelegation", update: "updateDelegation", delete: "deleteDelegation", archive: "archiveDelegation", restore: "restoreDelegation", export: "exportDelegations", history: "listDelegationHistory" },
  abilities: { list: {"action":"read","subject":"delegations"}, get: {"action":"read","subject":"delegations"}, create: {"action":"create","subject":"delegations"}, update: {"action":"update","subject":"delegations"}, delete: {"action":"delete","subject":"delegations"}, archive: {"action":"update","subject":"delegations"}, restore: {"action":"update","subject":"delegations"}, export: {"action":"export","subject":"delegations"}, history: {"action":"read","subject":"delegations"} },
  calls: { list: $hook.listDelegationsOptions, get: $hook.getDelegationOptions, create: $hook.createDelegationMutation, update: $hook.updateDelegationMutation, delete: $hook.deleteDelegationMutation, archive: $hook.archiveDelegationMutation, restore: $hook.restoreDelegationMutation, export: $call.exportDelegations, history: $hook.listDelegationHistoryOptions },
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
  input: $form.createDelegation,
  ...delegationsList,
} as const satisfies $Resource;
