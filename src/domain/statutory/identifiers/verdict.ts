/** Verdicts on identifiers, with their first and last explanation steps. */
import { code, type Ladder } from "../explanation.ts";
import type { SourceId } from "../rates/sources.ts";

export type IdentifierKind = "nric" | "fin" | "business" | "local-company" | "other";

export type IdentifierVerdict =
  | { readonly verdict: "ok"; readonly kind: IdentifierKind }
  /** Usable, but should be checked. */
  | {
      readonly verdict: "warn";
      readonly kind: IdentifierKind;
      readonly code: "wrong-letter";
      readonly expected: string;
    }
  | { readonly verdict: "refuse"; readonly code: "wrong-shape" | "wrong-letter"; readonly expected?: string };

export function explainShape(
  text: string,
  kind: IdentifierKind | "wrong-shape",
  source: SourceId,
  ladder?: Ladder,
): void {
  ladder?.push({ rule: "id.shape", inputs: { text: code(text) }, source, result: code(kind) });
}

/** The verdict with its step; the only step if the format is wrong. */
export function explained(
  text: string,
  source: SourceId,
  verdict: IdentifierVerdict,
  ladder?: Ladder,
): IdentifierVerdict {
  if (verdict.verdict === "refuse" && verdict.code === "wrong-shape") explainShape(text, "wrong-shape", source, ladder);
  else
    ladder?.push({
      rule: "id.verdict",
      inputs: {
        given: code(text.slice(-1)),
        expected: code("expected" in verdict ? (verdict.expected ?? "") : text.slice(-1)),
      },
      source,
      result: code(verdict.verdict),
    });
  return verdict;
}
