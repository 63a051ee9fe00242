// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/webhook-deliveries.ts";
import * as $hook from "../hooks/webhook-deliveries.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const deliveriesList = {
  sort: null,
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["pending","delivered","failed"]},"maxItems":3},
    event: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["employee.created","employee.updated","employee.exited","employee.deleted","bankAccount.created","bankAccount.approved","bankAccount.rejected","workPass.created","workPass.updated","transfer.requested","transfer.approved","transfer.carriedOut","changeRequest.submitted","changeRequest.approved","changeRequest.rejected","leave.requested","leave.approved","leave.rejected","leave.withdrawn","leave.cancelled","leave.changed","leaveYear.closed","leaveYear.reopened","invitation.created","invitation.accepted","access.granted","access.changed","access.revoked","company.created","company.updated","roster.published","shiftSwap.approved","shiftSwap.rejected","manualAttendance.submitted","manualAttendance.approved","manualAttendance.rejected","attendancePeriod.locked","attendancePeriod.unlocked","timesheet.submitted","timesheet.approved","timesheet.rejected","payRun.published","webhook.test"]},"maxItems":30},
  },
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const deliveries = {
  tag: "webhook-deliveries",
  id: "webhookDeliveryId",
  scope: ["webhookId"],
  operations: { list: "listWebhookDeliveries", get: "getWebhookDelivery", create: "sendTestWebhook", export: "exportWebhookDeliveries" },
  abilities: { list: {"action":"read","subject":"webhooks"}, get: {"action":"read","subject":"webhooks"}, create: {"action":"update","subject":"webhooks"}, export: {"action":"export","subject":"webhooks"} },
  calls: { list: $hook.listWebhookDeliveriesOptions, get: $hook.getWebhookDeliveryOptions, create: $hook.sendTestWebhookMutation, export: $call.exportWebhookDeliveries },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    event: {"type":"string","required":true,"nullable":false,"enum":["employee.created","employee.updated","employee.exited","employee.deleted","bankAccount.created","bankAccount.approved","bankAccount.rejected","workPass.created","workPass.updated","transfer.requested","transfer.approved","transfer.carriedOut","changeRequest.submitted","changeRequest.approved","changeRequest.rejected","leave.requested","leave.approved","leave.rejected","leave.withdrawn","leave.cancelled","leave.changed","leaveYear.closed","leaveYear.reopened","invitation.created","invitation.accepted","access.granted","access.changed","access.revoked","company.created","company.updated","roster.published","shiftSwap.approved","shiftSwap.rejected","manualAttendance.submitted","manualAttendance.approved","manualAttendance.rejected","attendancePeriod.locked","attendancePeriod.unlocked","timesheet.submitted","timesheet.approved","timesheet.rejected","payRun.published","webhook.test"]},
    status: {"type":"string","required":true,"nullable":false,"enum":["pending","delivered","failed"]},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":true},
    tries: {"type":"integer","required":true,"nullable":false,"minimum":0},
    lastStatus: {"type":"integer","required":true,"nullable":true},
    nextTryAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    deliveredAt: {"type":"string","format":"date-time","required":true,"nullable":true},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
  },
  input: {},
  ...deliveriesList,
} as const satisfies $Resource;
