/** Message for a rejected upload. Needs the messages "fields". */
import type { UploadFaultCode } from "#src/domain/shared/upload/fault.ts";
import type { Text } from "../../messages/use-text.ts";
import { problemOf, problemText } from "../problem.ts";

const codes = [
  "too-many-rows",
  "too-many-columns",
  "too-many-cells",
  "cell-too-long",
  "too-much-text",
  "unpacks-too-large",
  "takes-too-long",
  "needs-too-much-memory",
  "wrong-encoding",
  "open-quote",
  "document-type",
  "protected-file",
  "damaged-file",
  "unreadable-file",
] as const satisfies readonly UploadFaultCode[];

export function uploadProblemText(t: Text, error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code === "uploads-busy") return t("fields.fault.uploads-busy");
  const [fault] = problem?.errors ?? [];
  const code = codes.find((one) => one === fault?.code);
  return code ? t(`fields.fault.${code}`, { limit: Number(fault?.params?.["limit"] ?? 0) }) : problemText(t, error);
}
