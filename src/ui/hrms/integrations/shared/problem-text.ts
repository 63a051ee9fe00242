/** Refusals of webhooks and keys in their own words; all others as everywhere. */
import { codeOf, problemText } from "../../../kit/problem.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";

const known: Readonly<Record<string, MessageId>> = {
  revoked: "integrations.fault.revoked",
  paused: "integrations.fault.paused",
  "not-paused": "integrations.fault.not-paused",
  "whole-tenant": "integrations.fault.whole-tenant",
};

export function integrationProblem(t: Text, error: unknown): string {
  const message = known[codeOf(error) ?? ""];
  return message ? t(message) : problemText(t, error);
}
