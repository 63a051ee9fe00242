/** Check letters: weighted characters modulo eleven, with explanation steps. */
import { code, count, type Ladder } from "../explanation.ts";
import type { SourceId } from "../rates/sources.ts";

export interface LetterRule {
  readonly weights: readonly number[];
  /** Added to the weighted sum. */
  readonly add: number;
  /** Letters by remainder. */
  readonly letters: string;
  readonly valueOf: (sign: string) => number;
  readonly source: SourceId;
}

const divisor = 11;

export function checkLetter(
  signs: string,
  { weights, add, letters, valueOf, source }: LetterRule,
  ladder?: Ladder,
): string {
  const sum = weights.reduce((total, weight, place) => total + weight * valueOf(signs[place] ?? ""), add);
  const remainder = ((sum % divisor) + divisor) % divisor;
  const letter = letters[remainder] ?? "";
  ladder?.push(
    {
      rule: "id.sum",
      inputs: { signs: code(signs), weights: code(weights.join(" ")), added: count(add) },
      source,
      result: count(sum),
    },
    { rule: "id.remainder", inputs: { sum: count(sum), divisor: count(divisor) }, source, result: count(remainder) },
    {
      rule: "id.letter",
      inputs: { letters: code(letters.slice(0, divisor)), place: count(remainder) },
      source,
      result: code(letter),
    },
  );
  return letter;
}
