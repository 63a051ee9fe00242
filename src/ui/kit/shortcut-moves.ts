/** Targets of "g" shortcuts, and whether the global shortcut sheet is open. */
import { sharedValue } from "./shared-value.ts";

export interface Move {
  readonly letter: string;
  readonly to: string;
  readonly text: string;
}

let moves: readonly Move[] = [];

export function setMoves(next: readonly Move[]): void {
  moves = next;
}

export function currentMoves(): readonly Move[] {
  return moves;
}

const sheet = sharedValue(false);
export const showShortcuts = (): void => sheet.set(true);
export const hideShortcuts = (): void => sheet.set(false);
export const useShortcutsShown = sheet.useValue;
