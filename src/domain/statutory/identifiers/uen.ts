/** UEN: three formats; the check letter rule is not published, so a wrong letter is only a warning. */
import type { Ladder } from "../explanation.ts";
import { checkLetter, type LetterRule } from "./check-letter.ts";
import { explained, explainShape, type IdentifierKind, type IdentifierVerdict } from "./verdict.ts";

const alphabet = "ABCDEFGHJKLMNPQRSTUVWX0123456789";
const source = "uen-letters";

const shapes: readonly { kind: IdentifierKind; shape: RegExp; rule: LetterRule }[] = [
  {
    kind: "business",
    shape: /^\d{8}[A-Z]$/,
    rule: { weights: [10, 4, 9, 3, 8, 2, 7, 1], add: 0, letters: "XMKECAWLJDB", valueOf: Number, source },
  },
  {
    kind: "local-company",
    shape: /^(18|19|20)\d{7}[A-Z]$/,
    rule: { weights: [10, 8, 6, 4, 9, 7, 5, 3, 1], add: 0, letters: "ZKCMDNERGWH", valueOf: Number, source },
  },
  {
    kind: "other",
    shape: /^[RST]\d{2}[A-Z]{2}\d{4}[A-Z]$/,
    rule: {
      weights: [4, 3, 5, 3, 10, 2, 2, 5, 7],
      add: -5,
      letters: alphabet,
      valueOf: (sign) => alphabet.indexOf(sign),
      source,
    },
  },
];

export function checkUen(text: string, ladder?: Ladder): IdentifierVerdict {
  const uen = text.trim().toUpperCase();
  const found = shapes.find(({ shape }) => shape.test(uen));
  if (found === undefined) return explained(uen, source, { verdict: "refuse", code: "wrong-shape" }, ladder);
  const { kind, rule } = found;
  explainShape(uen, kind, source, ladder);
  const expected = checkLetter(uen.slice(0, -1), rule, ladder);
  const verdict: IdentifierVerdict = uen.endsWith(expected)
    ? { verdict: "ok", kind }
    : { verdict: "warn", kind, code: "wrong-letter", expected };
  return explained(uen, source, verdict, ladder);
}
