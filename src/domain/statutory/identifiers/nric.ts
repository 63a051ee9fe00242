/** NRIC and FIN: format, series and check letter. */
import type { Ladder } from "../explanation.ts";
import { checkLetter } from "./check-letter.ts";
import { explained, explainShape, type IdentifierVerdict } from "./verdict.ts";

const weights = [2, 7, 6, 5, 4, 3, 2];
const offset: Readonly<Record<string, number>> = { S: 0, T: 4, F: 0, G: 4, M: 3 };
/** Letters by remainder; published lists in reverse order use eleven minus the remainder. */
const letters: Readonly<Record<string, string>> = {
  S: "JZIHGFEDCBA",
  T: "JZIHGFEDCBA",
  F: "XWUTRQPNMLK",
  G: "XWUTRQPNMLK",
  M: "XWUTRQPNJLK",
};

/** The check letter for a prefix and seven digits. */
export function nricLetter(prefix: string, digits: string, ladder?: Ladder): string {
  const rule = {
    weights,
    add: offset[prefix] ?? 0,
    letters: letters[prefix] ?? "",
    valueOf: Number,
    source: "nric-letters",
  } as const;
  return checkLetter(digits, rule, ladder);
}

/** Accepts lower case and surrounding spaces. */
export function checkNric(text: string, ladder?: Ladder): IdentifierVerdict {
  const given = text.trim().toUpperCase();
  const [, prefix = "", digits = "", letter = ""] = /^([STFGM])(\d{7})([A-Z])$/.exec(given) ?? [];
  if (prefix === "") return explained(given, "nric-letters", { verdict: "refuse", code: "wrong-shape" }, ladder);
  const kind = prefix === "S" || prefix === "T" ? "nric" : "fin";
  explainShape(given, kind, "nric-letters", ladder);
  const expected = nricLetter(prefix, digits, ladder);
  const verdict: IdentifierVerdict =
    letter === expected ? { verdict: "ok", kind } : { verdict: "refuse", code: "wrong-letter", expected };
  return explained(given, "nric-letters", verdict, ladder);
}
