/** UEN: three shapes; the rule of the letter is not published, so a wrong one is a warning. */
import type { IdentifierKind, IdentifierVerdict } from "./nric.ts";

const alphabet = "ABCDEFGHJKLMNPQRSTUVWX0123456789";

/** Remainder of eleven of the weighted places. */
const remainder = (text: string, weights: readonly number[], valueOf: (sign: string) => number, add: number): number =>
  weights.reduce((sum, weight, place) => sum + weight * valueOf(text[place] ?? ""), 11 + add) % 11;

const shapes: readonly { kind: IdentifierKind; shape: RegExp; letter: (text: string) => string | undefined }[] = [
  {
    kind: "business",
    shape: /^\d{8}[A-Z]$/,
    letter: (text: string) => "XMKECAWLJDB"[remainder(text, [10, 4, 9, 3, 8, 2, 7, 1], Number, 0)],
  },
  {
    kind: "local-company",
    shape: /^(18|19|20)\d{7}[A-Z]$/,
    letter: (text: string) => "ZKCMDNERGWH"[remainder(text, [10, 8, 6, 4, 9, 7, 5, 3, 1], Number, 0)],
  },
  {
    kind: "other",
    shape: /^[RST]\d{2}[A-Z]{2}\d{4}[A-Z]$/,
    letter: (text: string) => alphabet[remainder(text, [4, 3, 5, 3, 10, 2, 2, 5, 7], (sign) => alphabet.indexOf(sign), -5)],
  },
];

export function checkUen(text: string): IdentifierVerdict {
  const uen = text.trim().toUpperCase();
  const found = shapes.find(({ shape }) => shape.test(uen));
  if (found === undefined) return { verdict: "refuse", code: "wrong-shape" };
  const expected = found.letter(uen) ?? "";
  return uen.endsWith(expected)
    ? { verdict: "ok", kind: found.kind }
    : { verdict: "warn", kind: found.kind, code: "wrong-letter", expected };
}
