/** Identity document numbers: format and masking. */
import { checkNric } from "../statutory/identifiers/nric.ts";
import type { IdType } from "./shared/vocabulary.ts";

/** The normalised number as stored. */
export const idNoOf = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

/** The fault of the number; null if valid. */
export function idNoFault(type: IdType, idNo: string): { code: string; params?: Record<string, unknown> } | null {
  if (type === "passport") return /^[A-Z0-9]{5,15}$/.test(idNo) ? null : { code: "wrong-shape" };
  const verdict = checkNric(idNo);
  if (verdict.verdict === "refuse")
    return { code: verdict.code, ...(verdict.expected !== undefined && { params: { expected: verdict.expected } }) };
  return verdict.kind === type.toLowerCase() ? null : { code: "wrong-kind", params: { kind: verdict.kind } };
}
