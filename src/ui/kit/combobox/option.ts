/** Options of a searchable select, and how they are filtered. */
import { plain, wordsOf } from "../match.ts";

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Secondary text, also searched. */
  readonly detail?: string;
  /** Options of a group must be adjacent. */
  readonly group?: string;
  readonly disabled?: boolean;
}

/** Value of the row that creates an option. */
export const createValue = "\u0000create";

/** A row: an option or a group heading. */
export type Line = { readonly heading: string } | { readonly option: Option; readonly index: number };

/** Options containing every word, ignoring case and accents. */
export function matching(options: readonly Option[], query: string): readonly Option[] {
  const words = wordsOf(query);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = "", group = "" }) => {
    const text = plain(`${label} ${detail} ${group}`);
    return words.every((word) => text.includes(word));
  });
}

export function linesOf(options: readonly Option[]): readonly Line[] {
  const lines: Line[] = [];
  options.forEach((option, index) => {
    if (option.group !== undefined && option.group !== options[index - 1]?.group) lines.push({ heading: option.group });
    lines.push({ option, index });
  });
  return lines;
}

/** The next enabled option, wrapping around. */
export function stepFrom(options: readonly Option[], from: number, by: number): number {
  const count = options.length;
  for (let step = 1; step <= count; step += 1) {
    const at = (((from + by * step) % count) + count) % count;
    if (!options[at]?.disabled) return at;
  }
  return -1;
}
