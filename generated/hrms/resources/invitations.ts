// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/invitations.ts";
import * as $form from "../forms/invitations.ts";
import * as $hook from "../hooks/invitations.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const invitationsList = {
  sort: {"parameter":"sort","fields":["email","sentAt","expiresAt","updatedAt"],"initial":"-sentAt"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["pending","awaitingConfirmation","accepted","expired","revoked"]},"maxItems":5},
    roleIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const invitations = {
  tag: "invitations",
  id: "invitationId",
  scope: ["companyId"],
  operations: { list: "listInvitations", get: "getInvitation", create: "createInvitation", export: "exportInvitations", history: "listInvitationHistory" },
  abilities: { list: {"action":"read","subject":"invitations"}, get: {"action":"read","subject":"invitations"}, create: {"action":"create","subject":"invitations"}, export: {"action":"export","subject":"invitations"}, history: {"action":"read","subject":"invitations"} },
  calls: { list: $hook.listInvitationsOptions, get: $hook.getInvitationOptions, create: $hook.createInvitationMutation, export: $call.exportInvitations, history: $hook.listInvitationHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    email: {"type":"string","required":true,"nullable":false},
    roleIds: {"type":"array","required":true,"nullable":false,"items":{"type":"string","format":"uuid"},"widget":"references"},
    roles: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    scope: {"type":"string","required":true,"nullable":false,"enum":["self","reports","department","location","company","tenant"]},
    employeeId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    employee: {"type":"string","required":true,"nullable":true},
    language: {"type":"string","required":true,"nullable":false,"enum":["en","de","fr","pt"]},
    sentAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    expiresAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    acceptedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    revokedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    confirmedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    confirmedBy: {"type":"string","required":true,"nullable":true},
    mayConfirm: {"type":"boolean","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["pending","awaitingConfirmation","accepted","expired","revoked"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createInvitation,
  ...invitationsList,
} as const satisfies $Resource;
