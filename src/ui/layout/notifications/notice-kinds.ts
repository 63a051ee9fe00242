/** Groups notifications by what they ask of the reader. */
import type { Notification } from "#generated/hrms/schema.ts";

export const noticeKinds = ["decide", "due", "own", "news"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const kinds: Readonly<Record<Notification["type"], NoticeKind>> = {
  "leave-requested": "decide",
  "approval-requested": "decide",
  "accounts-imported": "decide",
  "change-requested": "decide",
  "payroll-ready": "decide",
  "transfer-decided": "news",
  "approval-decided": "own",
  "manual-attendance-decided": "own",
  "expense-claim-decided": "own",
  "timesheet-decided": "own",
  "roster-published": "own",
  "shift-swap-asked": "decide",
  "shift-swap-answered": "own",
  "shift-swap-decided": "own",
  "workpass-expiring": "due",
  "passport-expiring": "due",
  "document-expiring": "due",
  "probation-ending": "due",
  "cpf-due": "due",
  "tasks-due": "due",
  "leave-approved": "own",
  "leave-rejected": "own",
  "leave-cancelled": "own",
  "leave-recalled": "own",
  "change-approved": "own",
  "change-rejected": "own",
  "payslip-ready": "own",
  "bank-account-changed": "own",
  "ket-issued": "own",
  welcome: "news",
  maintenance: "news",
  "holidays-published": "news",
  "grade-archived": "news",
  "webhook-paused": "news",
};

export interface NoticeGroup {
  readonly kind: NoticeKind;
  readonly notices: readonly Notification[];
  readonly unread: number;
}

const expiries: ReadonlySet<Notification["type"]> = new Set([
  "workpass-expiring",
  "passport-expiring",
  "document-expiring",
]);

const shownAtFirst = 3;

/** Expiries beyond the first few: all say the same of another person, so they wait behind a button. */
export function moreExpiries(notices: readonly Notification[]): readonly Notification[] {
  const more = notices.filter(({ type }) => expiries.has(type)).slice(shownAtFirst);
  // A button in place of one line saves nothing.
  return more.length > 1 ? more : [];
}

/** Groups in a fixed order, empty ones left out; each keeps the order of its notifications. */
export function byKind(notices: readonly Notification[]): readonly NoticeGroup[] {
  return noticeKinds
    .map((kind) => {
      const ofKind = notices.filter(({ type }) => kinds[type] === kind);
      return { kind, notices: ofKind, unread: ofKind.filter(({ readAt }) => readAt === null).length };
    })
    .filter((group) => group.notices.length > 0);
}
