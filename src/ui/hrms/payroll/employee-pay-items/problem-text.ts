/** What the refusals of employees' allowances and deductions say; they need the area's messages. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

const codes = [
  "taken",
  "duplicate",
  "state",
  "consent-needed",
  "nothing-due",
  "skipped",
  "not-skipped",
  "one-of-both",
  "future",
  "before-start",
] as const;
const limits = ["above-limit", "above-share", "advance-too-long"] as const;

/** Of one fault or of the whole refusal. */
export function payItemFault(t: Text, code: string | undefined, params: Readonly<Record<string, unknown>> = {}) {
  const known = codes.find((one) => one === code);
  if (known !== undefined) return t(`employee-pay-items.fault.${known}`);
  const limit = limits.find((one) => one === code);
  return limit === undefined ? undefined : t(`employee-pay-items.fault.${limit}`, params as never);
}

export function payItemProblem(t: Text, error: unknown): string {
  const problem = problemOf(error);
  const [first] = problem?.errors ?? [];
  return payItemFault(t, first?.code ?? problem?.code, first?.params) ?? problemText(t, error);
}
