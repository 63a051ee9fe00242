/** What the refusals of payroll say; they need the messages of `payroll`. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

const known = [
  "second-person",
  "blockers-open",
  "calculate-again",
  "nobody",
  "published",
  "wrong-state",
  "locked",
  "already-paid",
  "correction",
  "period-busy",
  "period-closed",
  "period-open",
  "period-in-use",
  "other-year",
  "overtime-late",
  "period-overlaps",
  "period-paid",
  "payslips-held",
  "not-overridable",
  "excluded",
  "held",
  "not-calculated",
  "reversed",
  "accounts-changed",
  "file-changed",
] as const;

export function payrollProblem(t: Text, error: unknown): string {
  const { code, errors } = problemOf(error) ?? {};
  const found = known.find((one) => one === code || one === errors?.[0]?.code);
  return found === undefined ? problemText(t, error) : t(`payroll.fault.${found}`);
}
