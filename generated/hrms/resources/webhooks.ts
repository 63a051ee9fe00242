// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/webhooks.ts";
import * as $form from "../forms/webhooks.ts";
import * as $hook from "../hooks/webhooks.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const webhooksList = {
  sort: {"parameter":"sort","fields":["name","url","lastDeliveryAt","createdAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","paused"]},"maxItems":2},
    events: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["employee.created","employee.updated","employee.exited","employee.deleted","bankAccount.created","bankAccount.approved","bankAccount.rejected","workPass.created","workPass.updated","transfer.requested","transfer.approved","transfer.carriedOut","changeRequest.submitted","changeRequest.approved","changeRequest.rejected","leave.requested","leave.approved","leave.rejected","leave.withdrawn","leave.cancelled","leave.changed","leaveYear.closed","leaveYear.reopened","invitation.created","invitation.accepted","access.granted","access.changed","access.revoked","company.created","company.updated","roster.published","shiftSwap.approved","shiftSwap.rejected","manualAttendance.submitted","manualAttendance.approved","manualAttendance.rejected","attendancePeriod.locked","attendancePeriod.unlocked","timesheet.submitted","timesheet.approved","timesheet.rejected","payRun.published"]},"maxItems":30},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const webhooks = {
  tag: "webhooks",
  id: "webhookId",
  scope: [],
  operations: { list: "listWebhooks", get: "getWebhook", create: "createWebhook", update: "updateWebhook", delete: "deleteWebhook", export: "exportWebhooks", history: "listWebhookHistory" },
  abilities: { list: {"action":"read","subject":"webhooks"}, get: {"action":"read","subject":"webhooks"}, create: {"action":"create","subject":"webhooks"}, update: {"action":"update","subject":"webhooks"}, delete: {"action":"delete","subject":"webhooks"}, export: {"action":"export","subject":"webhooks"}, history: {"action":"read","subject":"webhooks"} },
  calls: { list: $hook.listWebhooksOptions, get: $hook.getWebhookOptions, create: $hook.createWebhookMutation, update: $hook.updateWebhookMutation, delete: $hook.deleteWebhookMutation, export: $call.exportWebhooks, history: $hook.listWebhookHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    url: {"type":"string","required":true,"nullable":false},
    events: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["employee.created","employee.updated","employee.exited","employee.deleted","bankAccount.created","bankAccount.approved","bankAccount.rejected","workPass.created","workPass.updated","transfer.requested","transfer.approved","transfer.carriedOut","changeRequest.submitted","changeRequest.approved","changeRequest.rejected","leave.requested","leave.approved","leave.rejected","leave.withdrawn","leave.cancelled","leave.changed","leaveYear.closed","leaveYear.reopened","invitation.created","invitation.accepted","access.granted","access.changed","access.revoked","company.created","company.updated","roster.published","shiftSwap.approved","shiftSwap.rejected","manualAttendance.submitted","manualAttendance.approved","manualAttendance.rejected","attendancePeriod.locked","attendancePeriod.unlocked","timesheet.submitted","timesheet.approved","timesheet.rejected","payRun.published"]}},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","paused"]},
    failedAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    lastDeliveryAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    earlierSecretUntil: {"type":"string","format":"date-time","required":true,"nullable":true},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":true},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":true},
  },
  input: $form.createWebhook,
  ...webhooksList,
} as const satisfies $Resource;
