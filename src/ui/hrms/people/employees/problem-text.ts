/** Error messages specific to employees, with the general ones as fallback. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";
import { ownFaults } from "./form/words.ts";

/** What the records lack, item by item. */
function missingText(t: Text, errors: readonly ProblemFault[]): string {
  const items = errors.map(({ code, params }) =>
    code === "hidden"
      ? t("employees.readiness.hiddenIn", { area: t(`employees.openArea.${params?.["area"]}` as MessageId) })
      : t(`employees.readiness.item.${code}` as MessageId),
  );
  return t("employees.fault.records-incomplete", { items: items.join("; ") });
}

export function employeeProblemText(t: Text, error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code === "records-incomplete") return missingText(t, problem.errors ?? []);
  const code = [problem?.code, problem?.errors?.[0]?.code].find((each) => each !== undefined && ownFaults.has(each));
  return code !== undefined
    ? t(`employees.fault.${code}` as MessageId, problem?.errors?.[0]?.params as Parameters<Text>[1])
    : problemText(t, error);
}
