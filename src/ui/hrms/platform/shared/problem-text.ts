/** Error messages of the platform, with the general ones as fallback. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { ruleFaultText } from "../../../form/fault-text.ts";
import { problemWords } from "../../../kit/problem.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";

const known: Readonly<Record<string, MessageId>> = {
  "too-many-seats": "platform.fault.too-many-seats",
  "wrong-state": "platform.fault.wrong-state",
  "last-administrator": "platform.fault.last-administrator",
  "sent-recently": "platform.fault.sent-recently",
  "other-code": "platform.fault.other-code",
  "not-due": "platform.fault.not-due",
  "in-the-past": "platform.fault.in-the-past",
};

export const platformProblem = problemWords(known);

export function platformFault(t: Text, fault: ProblemFault): string {
  const message = known[fault.code];
  return message ? t(message) : ruleFaultText(t, fault);
}
