/** How basic pay changes from one row of pay terms to the next. */
import type { EmployeePayTerms } from "#generated/hrms/schema.ts";

type Pay = Pick<EmployeePayTerms, "basic" | "rateType" | "currency">;

export interface PayChange {
  /** Cents. */
  readonly by: number;
  /** As a fraction; null if the earlier pay was zero. */
  readonly share: number | null;
}

/** Null without an earlier row, or if the two cannot be compared. */
export function payChange(pay: Pay, before: Pay | undefined): PayChange | null {
  if (!before || before.rateType !== pay.rateType || before.currency !== pay.currency) return null;
  const by = pay.basic - before.basic;
  return { by, share: before.basic === 0 ? null : by / before.basic };
}
