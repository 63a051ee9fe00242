/** Error messages specific to employees, with the general ones as fallback. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";
import { ownFaults } from "./form/words.ts";

export function employeeProblemText(t: Text, error: unknown): string {
  const problem = problemOf(error);
  const code = [problem?.code, problem?.errors?.[0]?.code].find((each) => each !== undefined && ownFaults.has(each));
  return code !== undefined ? t(`employees.fault.${code}` as MessageId) : problemText(t, error);
}
