/** Edits of the grid that are not saved yet: text as typed or pasted, with the amount it replaces. */
import { parseAmount } from "../../../kit/amount.ts";

export interface Edit {
  readonly employeeId: string;
  readonly itemId: string;
  readonly text: string;
  /** The amount that is stored; null if there is none. */
  readonly stored: number | null;
}

export type Edits = ReadonlyMap<string, Edit>;

export const keyOf = (employeeId: string, itemId: string): string => `${employeeId} ${itemId}`;

/** Cents of an edit; null if it clears the cell, undefined if it is no amount. */
export function centsOf(text: string, locale: string): number | null | undefined {
  if (text.trim() === "") return null;
  const cents = parseAmount(text.trim(), locale);
  return cents === undefined || cents < 0 ? undefined : cents;
}

/** With the edits; those that end at what is stored are dropped. */
export function withEdits(edits: Edits, added: readonly Edit[], locale: string): Edits {
  const next = new Map(edits);
  for (const edit of added) {
    const key = keyOf(edit.employeeId, edit.itemId);
    if (centsOf(edit.text, locale) === edit.stored) next.delete(key);
    else next.set(key, edit);
  }
  return next;
}

/** Rows and columns of text that a spreadsheet puts on the clipboard. */
export function cellsOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** What the edits add to the stored total of an item. */
export function addedTo(edits: Edits, itemId: string, locale: string): number {
  return [...edits.values()].reduce(
    (sum, edit) => (edit.itemId === itemId ? sum + (centsOf(edit.text, locale) ?? 0) - (edit.stored ?? 0) : sum),
    0,
  );
}
