/** The words of pay periods, pay runs and payslips. */

export const periodStates = ["open", "inputs-closed", "locked", "closed"] as const;
export type PeriodState = (typeof periodStates)[number];

export const runKinds = ["regular", "off-cycle", "bonus", "final", "correction"] as const;
export type RunKind = (typeof runKinds)[number];

/** What a payslip pays; one in a correction run pays what the reversed one did. */
export const slipKinds = ["regular", "off-cycle", "bonus", "final"] as const;
export type SlipKind = (typeof slipKinds)[number];

export const runStates = [
  "draft",
  "calculating",
  "calculated",
  "failed",
  "submitted",
  "approved",
  "locked",
  "paid",
  "closed",
  "cancelled",
] as const;
export type RunState = (typeof runStates)[number];

/** Its payslips count, and no longer change. */
export const lockedStates = ["locked", "paid", "closed"] as const satisfies readonly RunState[];
/** Its maker may still change it. */
export const openStates = ["draft", "calculated", "failed"] as const satisfies readonly RunState[];

export const slipStates = ["failed", "draft", "excluded", "final", "published", "reversed"] as const;
export type SlipState = (typeof slipStates)[number];
/** Payslips of locked runs that have not been reversed. */
export const countingSlips = ["final", "published"] as const satisfies readonly SlipState[];

export const blockerCodes = [
  "no-bank-account",
  "no-pay-terms",
  "no-birth-date",
  "no-residency",
  "no-pr-date",
  "no-work-pass",
  "pass-expired",
  "no-working-days",
  "attendance-unlocked",
  "days-unreviewed",
  "negative-net",
  "overpaid",
  "deduction-limit",
  "overtime-limit",
  "formula-failed",
  "already-paid",
  "open-elsewhere",
  "piece-rate",
  "foreign-currency",
  "levy-unknown",
  "cpf-excess",
  "additional-later",
  "rule-failed",
  "failed",
] as const;
export type BlockerCode = (typeof blockerCodes)[number];

export interface Blocker {
  readonly code: BlockerCode;
  readonly severity: "blocker" | "warning";
  readonly params: Readonly<Record<string, string | number>>;
}

/** An amount that someone has set in place of the calculated one. */
export interface Override {
  readonly code: string;
  readonly sourceId: string | null;
  readonly amount: number;
  readonly reason: string;
}
