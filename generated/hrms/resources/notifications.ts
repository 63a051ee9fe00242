// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/notifications.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const notificationsList = {
  sort: null,
  filters: {
    unread: {"type":"boolean","required":false,"nullable":false},
  },
  search: false,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const notifications = {
  tag: "notifications",
  id: null,
  scope: [],
  operations: { list: "listNotifications" },
  abilities: {},
  calls: { list: $hook.listNotificationsOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    type: {"type":"string","required":true,"nullable":false,"enum":["welcome","maintenance","workpass-expiring","probation-ending","leave-requested","leave-approved","payroll-ready","payslip-ready","cpf-due","holidays-published","grade-archived","passport-expiring","document-expiring","approval-requested","approval-decided","change-requested","change-approved","change-rejected","bank-account-changed","ket-issued","transfer-decided","webhook-paused","tasks-due","accounts-imported","leave-rejected","leave-cancelled","leave-recalled","manual-attendance-decided","timesheet-decided","roster-published","shift-swap-asked","shift-swap-answered","shift-swap-decided","expense-claim-decided"]},
    params: {"type":"object","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":true},
    recordId: {"type":"string","format":"uuid","required":true,"nullable":true},
    at: {"type":"string","format":"date-time","required":true,"nullable":false},
    readAt: {"type":"string","format":"date-time","required":true,"nullable":true},
  },
  input: {},
  ...notificationsList,
} as const satisfies $Resource;
