/** Messages for rejected codes and passwords. */
import { problemOf, problemText, statusOf } from "../../kit/problem.ts";
import type { Text } from "../../messages/use-text.ts";

export function codeFault(t: Text, error: unknown): string {
  const problem = problemOf(error);
  const fault = problem?.errors?.[0];
  const tries = Number(fault?.params?.["triesLeft"] ?? 0);
  if (fault?.code === "code-wrong")
    return t(fault.pointer === "/recoveryCode" ? "mfa.recoveryWrong" : "mfa.codeWrong", { tries });
  if (problem?.code === "mfa-locked" || statusOf(error) === 429) return t("mfa.locked");
  if (problem?.code === "challenge-expired") return t("mfa.expired");
  if (problem?.code === "mfa-required") return t("mfa.requiredRule");
  return problemText(t, error);
}

export const isPasswordWrong = (error: unknown): boolean =>
  problemOf(error)?.errors?.some(({ code }) => code === "password-wrong") === true;
