/** Refusals of webhooks and keys in their own words; all others as everywhere. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";

const known: Readonly<Record<string, MessageId>> = {
  revoked: "integrations.fault.revoked",
  paused: "integrations.fault.paused",
  "not-paused": "integrations.fault.not-paused",
};

export function integrationProblem(t: Text, error: unknown): string {
  const problem = problemOf(error);
  const message = known[problem?.code ?? ""];
  if (message) return t(message);
  if (problem?.status === 403 && problem.detail?.startsWith("This takes access to the whole"))
    return t("integrations.fault.whole-tenant");
  return problemText(t, error);
}
