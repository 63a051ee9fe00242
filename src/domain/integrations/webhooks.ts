/** Webhook events: which change raises which event, and the payload. */
import type { FieldChange } from "../shared/history.ts";

const webhookEvents = [
  "employee.created",
  "employee.updated",
  "employee.exited",
  "employee.deleted",
  "bankAccount.created",
  "bankAccount.approved",
  "bankAccount.rejected",
  "workPass.created",
  "workPass.updated",
  "transfer.requested",
  "transfer.approved",
  "transfer.carriedOut",
  "changeRequest.submitted",
  "changeRequest.approved",
  "changeRequest.rejected",
  "leave.requested",
  "leave.approved",
  "leave.rejected",
  "leave.withdrawn",
  "leave.cancelled",
  "leave.changed",
  "leaveYear.closed",
  "leaveYear.reopened",
  "invitation.created",
  "invitation.accepted",
  "access.granted",
  "access.changed",
  "access.revoked",
  "company.created",
  "company.updated",
  "roster.published",
  "shiftSwap.approved",
  "shiftSwap.rejected",
  "manualAttendance.submitted",
  "manualAttendance.approved",
  "manualAttendance.rejected",
  "attendancePeriod.locked",
  "attendancePeriod.unlocked",
  "timesheet.submitted",
  "timesheet.approved",
  "timesheet.rejected",
  "payRun.published",
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookStates = ["active", "paused"] as const;
export const deliveryStates = ["pending", "delivered", "failed"] as const;

/** Names of changed fields only; the values require a read right. */
export interface WebhookMessage {
  id: string;
  type: WebhookEvent | "webhook.test";
  timestamp: string;
  data: {
    tenantId: string;
    /** Null for tenant-level records. */
    companyId: string | null;
    recordId: string;
    changedFields: string[];
  };
}

export interface DeliveryAttempt {
  at: string;
  /** HTTP status of the response; null if there was none. */
  status: number | null;
  /** Why there was no response, or why the URL was not called. */
  fault: string | null;
  milliseconds: number;
  /** The start of the response body. */
  answer: string | null;
}

/** Seconds before each attempt. */
export const attemptPauses = [0, 30, 300, 1_800, 7_200, 28_800] as const;

/** Bytes of the response that are stored. */
export const recordedAnswer = 2_048;

/** A change from the audit log. */
export interface Change {
  readonly subject: string;
  readonly action: string;
  readonly changes: readonly FieldChange[];
}

const changesTo = ({ changes }: Change, field: string, value: string): boolean =>
  changes.some((change) => change.field === field && change.after === value);

function decided(change: Change, approved: WebhookEvent, rejected: WebhookEvent): WebhookEvent | undefined {
  if (changesTo(change, "status", "approved")) return approved;
  return changesTo(change, "status", "rejected") ? rejected : undefined;
}

const eventBySubject: Readonly<Record<string, (change: Change) => WebhookEvent | undefined>> = {
  employees(change) {
    if (change.action === "create") return "employee.created";
    if (change.action === "delete") return "employee.deleted";
    if (change.action === "unmask") return undefined;
    return changesTo(change, "employment.status", "exited") ? "employee.exited" : "employee.updated";
  },
  "bank-accounts"(change) {
    if (change.action === "create") return "bankAccount.created";
    if (changesTo(change, "status", "active")) return "bankAccount.approved";
    return changesTo(change, "status", "rejected") ? "bankAccount.rejected" : undefined;
  },
  "work-passes": ({ action }) =>
    action === "create" ? "workPass.created" : action === "update" ? "workPass.updated" : undefined,
  transfers(change) {
    if (change.action === "create") return "transfer.requested";
    if (changesTo(change, "status", "executed")) return "transfer.carriedOut";
    return changesTo(change, "status", "approved") ? "transfer.approved" : undefined;
  },
  "change-requests"(change) {
    if (change.action === "create") return "changeRequest.submitted";
    if (changesTo(change, "status", "approved")) return "changeRequest.approved";
    return changesTo(change, "status", "rejected") ? "changeRequest.rejected" : undefined;
  },
  leaves(change) {
    if (change.action === "create") return "leave.requested";
    const state = change.changes.find(({ field }) => field === "status");
    // A cancellation that is rejected leaves the leave approved as it was.
    if (state?.after === "approved") return state.before === "submitted" ? "leave.approved" : undefined;
    const ended = (["rejected", "withdrawn", "cancelled"] as const).find((name) => name === state?.after);
    if (ended !== undefined) return `leave.${ended}`;
    // Days that were recalled, or counted again.
    return change.changes.some(({ field }) => field === "to" || field === "units") ? "leave.changed" : undefined;
  },
  "year-settings"(change) {
    if (changesTo(change, "state", "closed")) return "leaveYear.closed";
    return changesTo(change, "state", "reopening") ? "leaveYear.reopened" : undefined;
  },
  invitations({ action, changes }) {
    if (action === "create") return "invitation.created";
    return changes.some(({ field, after }) => field === "acceptedAt" && after !== null)
      ? "invitation.accepted"
      : undefined;
  },
  "user-access": ({ action }) =>
    action === "delete" || action === "revoke"
      ? "access.revoked"
      : action === "update"
        ? "access.changed"
        : "access.granted",
  roster: ({ action }) => (action === "publish" ? "roster.published" : undefined),
  "shift-swaps": (change) => decided(change, "shiftSwap.approved", "shiftSwap.rejected"),
  "manual-attendance": (change) =>
    change.action === "create"
      ? "manualAttendance.submitted"
      : decided(change, "manualAttendance.approved", "manualAttendance.rejected"),
  "attendance-periods": ({ action }) =>
    action === "lock" ? "attendancePeriod.locked" : action === "unlock" ? "attendancePeriod.unlocked" : undefined,
  timesheets: (change) =>
    changesTo(change, "status", "submitted")
      ? "timesheet.submitted"
      : decided(change, "timesheet.approved", "timesheet.rejected"),
  "pay-runs": ({ changes }) =>
    changes.some(({ field, after }) => field === "publishedAt" && after !== null) ? "payRun.published" : undefined,
  companies: ({ action }) => (action === "create" ? "company.created" : "company.updated"),
};

/** Undefined if the change raises no event. */
export function eventOf(change: Change): WebhookEvent | undefined {
  return eventBySubject[change.subject]?.(change);
}
