/** The words of approvals: kinds of requests, their states, and who can be asked to decide. */
import type { ElementAction, FieldClass } from "../../access/shared/vocabulary.ts";

export const approvalKinds = [
  "changeRequest",
  "bankAccount",
  "transfer",
  "confirmation",
  "leave",
  "manualAttendance",
  "timesheet",
  "shiftSwap",
  "expenseClaim",
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalStates = [
  "draft",
  "submitted",
  "approved",
  "rejected",
  "withdrawn",
  "cancelRequested",
  "cancelled",
] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** `permission`: everyone whose role allows the decision, as in a company without chains. */
export const approverKinds = ["manager", "departmentHead", "role", "person", "permission"] as const;
export type ApproverKind = (typeof approverKinds)[number];

/** With several approvers, whether one of them is enough. */
export const approvalModes = ["any", "all"] as const;
export type ApprovalMode = (typeof approvalModes)[number];

export const approvalActions = [
  "submitted",
  "approved",
  "rejected",
  "withdrawn",
  "escalated",
  "changed",
  "cancelRequested",
] as const;
export type ApprovalAction = (typeof approvalActions)[number];

/** What a role must allow for a decision to take effect. */
export const approvalRights = [
  "personal",
  "identity",
  "pay",
  "transfer",
  "employment",
  "leave",
  "manualAttendance",
  "timesheet",
  "shiftSwap",
  "expenseClaim",
] as const;
export type ApprovalRight = (typeof approvalRights)[number];

/** The element whose grants decide, and the action and field class that they must allow. */
export const rightNeeded = {
  personal: { element: "employees", action: "edit", class: "personal" },
  identity: { element: "employees", action: "edit", class: "identity" },
  // The person deciding approves an account but does not enter it.
  pay: { element: "employees", action: "approve", class: "pay" },
  transfer: { element: "employees", action: "approve", class: "public" },
  employment: { element: "employees", action: "edit", class: "public" },
  leave: { element: "leaves", action: "approve", class: "public" },
  manualAttendance: { element: "manual-attendance", action: "approve", class: "public" },
  timesheet: { element: "timesheets", action: "approve", class: "public" },
  shiftSwap: { element: "shift-swaps", action: "approve", class: "public" },
  expenseClaim: { element: "expense-claims", action: "approve", class: "public" },
} as const satisfies Record<ApprovalRight, { element: string; action: ElementAction; class: FieldClass }>;

/** Kinds whose requests have an amount of money that a step can depend on: the new monthly pay of a transfer, or a claim. */
export const kindsWithAmount: readonly ApprovalKind[] = ["transfer", "expenseClaim"];
