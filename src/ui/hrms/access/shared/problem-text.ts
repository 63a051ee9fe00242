/** Refusals of access in the words of this area; all others as everywhere. */
import { codeOf, problemText } from "../../../kit/problem.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";

const known: Readonly<Record<string, MessageId>> = {
  "last-element": "access.fault.last-element",
  "in-use": "access.fault.in-use",
  "live-package": "access.fault.live-package",
  retired: "access.fault.retired",
  "empty-package": "access.fault.empty-package",
  "missing-module": "access.fault.missing-module",
  "last-owner": "access.fault.last-owner",
  "system-role": "access.fault.system-role",
  "second-person": "access.fault.second-person",
  duplicate: "access.fault.duplicate",
};

export function accessProblem(t: Text, error: unknown): string {
  const message = known[codeOf(error) ?? ""];
  return message ? t(message) : problemText(t, error);
}
