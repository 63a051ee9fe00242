/** Error messages of change requests. */
import { problemOf } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

export function requestProblem(t: Text, error: unknown): string | undefined {
  const problem = problemOf(error);
  if (problem?.code === "already-waiting") return t("change-requests.alreadyWaiting");
  return problem?.errors?.some(({ pointer, code }) => pointer === "/change" || code === "unchanged")
    ? t("change-requests.nothingTyped")
    : undefined;
}
