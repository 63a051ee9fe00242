/** NRIC and FIN: shape, series and check letter. */

export type IdentifierKind = "nric" | "fin" | "business" | "local-company" | "other";

export type IdentifierVerdict =
  | { readonly verdict: "ok"; readonly kind: IdentifierKind }
  /** Usable, but worth a second look. */
  | { readonly verdict: "warn"; readonly kind: IdentifierKind; readonly code: "wrong-letter"; readonly expected: string }
  | { readonly verdict: "refuse"; readonly code: "wrong-shape" | "wrong-letter"; readonly expected?: string };

const weights = [2, 7, 6, 5, 4, 3, 2];
const offset: Readonly<Record<string, number>> = { S: 0, T: 4, F: 0, G: 4, M: 3 };
/** By the remainder itself; lists that run the other way round are for eleven less the remainder. */
const letters: Readonly<Record<string, string>> = {
  S: "JZIHGFEDCBA",
  T: "JZIHGFEDCBA",
  F: "XWUTRQPNMLK",
  G: "XWUTRQPNMLK",
  M: "XWUTRQPNJLK",
};

/** The letter that belongs to a prefix and seven digits. */
export function nricLetter(prefix: string, digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), offset[prefix] ?? 0);
  return letters[prefix]?.[sum % 11] ?? "";
}

/** Small letters and blanks at the ends are taken as typed in haste. */
export function checkNric(text: string): IdentifierVerdict {
  const [, prefix = "", digits = "", letter = ""] = /^([STFGM])(\d{7})([A-Z])$/.exec(text.trim().toUpperCase()) ?? [];
  if (prefix === "") return { verdict: "refuse", code: "wrong-shape" };
  const expected = nricLetter(prefix, digits);
  if (letter !== expected) return { verdict: "refuse", code: "wrong-letter", expected };
  return { verdict: "ok", kind: prefix === "S" || prefix === "T" ? "nric" : "fin" };
}
