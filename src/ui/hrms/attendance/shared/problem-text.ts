/** What the refusals of attendance say; they need the messages of `attendance-tools`. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

const known = [
  "period-locked",
  "punches-archived",
  "period-running",
  "period-overlaps",
  "second-person",
  "just-punched",
  "decided",
  "own-alone",
  "timesheet-closed",
  "rest-day",
  "leave",
  "overlap",
  "taken",
  "no-shift",
  "request-open",
  "answered",
  "closed",
  "past",
  "code-expired",
] as const;

export function attendanceProblem(t: Text, error: unknown): string {
  const problem = problemOf(error);
  const code = known.find((one) => one === problem?.code || one === problem?.errors?.[0]?.code);
  return code === undefined ? problemText(t, error) : t(`attendance-tools.fault.${code}`);
}
