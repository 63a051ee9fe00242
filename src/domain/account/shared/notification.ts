/** The kinds of notifications and their parameters; the app words them in the reader's language. */
import type { FieldClass } from "../../access/shared/vocabulary.ts";

export const notificationTypes = [
  "welcome",
  "maintenance",
  "workpass-expiring",
  "probation-ending",
  "leave-requested",
  "leave-approved",
  "leave-rejected",
  "leave-cancelled",
  "leave-recalled",
  "payroll-ready",
  "payslip-ready",
  "cpf-due",
  "holidays-published",
  "grade-archived",
  "passport-expiring",
  "document-expiring",
  "approval-requested",
  "approval-decided",
  "change-requested",
  "change-approved",
  "change-rejected",
  "bank-account-changed",
  "ket-issued",
  "transfer-decided",
  "manual-attendance-decided",
  "expense-claim-decided",
  "timesheet-decided",
  "roster-published",
  "shift-swap-asked",
  "shift-swap-answered",
  "shift-swap-decided",
  "webhook-paused",
  "tasks-due",
  "accounts-imported",
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Notices about an employee's record, by field class: hidden from readers who have lost the right to that class. */
export const noticeClasses = {
  "workpass-expiring": "identity",
  "passport-expiring": "identity",
  "document-expiring": "personal",
  "bank-account-changed": "pay",
  "ket-issued": "personal",
} as const satisfies Partial<Record<NotificationType, FieldClass>>;

/** Days are YYYY-MM-DD, months YYYY-MM, timestamps UTC. */
export interface NotificationParams {
  person?: string;
  by?: string;
  name?: string;
  date?: string;
  from?: string;
  until?: string;
  month?: string;
  year?: number;
  days?: number;
  count?: number;
}

/** Notifications that may also be mailed: expiries, pending approvals and tasks, decisions on one's own requests, and one's payslips. */
export const mailTopics = ["expiries", "requests", "decisions", "payslips"] as const;

export type MailTopic = (typeof mailTopics)[number];
