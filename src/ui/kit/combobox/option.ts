/** What a searchable choice offers, and which of it fits the text. */
import { plain, wordsOf } from "../match.ts";

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Second line, searched too. */
  readonly detail?: string;
  /** Options of one group follow each other in the list given. */
  readonly group?: string;
  readonly disabled?: boolean;
}

/** Marks the row that makes a new option. */
export const createValue = "\u0000create";

/** A line of the list: an option, or the heading above a group. */
export type Line = { readonly heading: string } | { readonly option: Option; readonly index: number };

/** Those in which every word stands; accents and case do not count. */
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

/** The next one from here that can be chosen, round the ends. */
export function stepFrom(options: readonly Option[], from: number, by: number): number {
  const count = options.length;
  for (let step = 1; step <= count; step += 1) {
    const at = (((from + by * step) % count) + count) % count;
    if (!options[at]?.disabled) return at;
  }
  return -1;
}
