/** What the refusals of tax clearances say. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

const known = [
  "no-last-day",
  "citizen",
  "clearance-open",
  "problems-open",
  "wrong-state",
  "form-waiting",
  "second-person",
] as const;

export function clearanceProblem(t: Text, error: unknown): string {
  const code = problemOf(error)?.code;
  const found = known.find((one) => one === code);
  return found === undefined ? problemText(t, error) : t(`tax-clearances.fault.${found}`);
}
