/** Targets of "g" shortcuts, and whether the global shortcut sheet is open. */
export interface Move {
  readonly letter: string;
  readonly to: string;
  readonly text: string;
}

const listeners = new Set<() => void>();
let moves: readonly Move[] = [];
let shown = false;

export function setMoves(next: readonly Move[]): void {
  moves = next;
}

export function currentMoves(): readonly Move[] {
  return moves;
}

function show(next: boolean): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const showShortcuts = (): void => show(true);
export const hideShortcuts = (): void => show(false);

export function shortcutsShown(): boolean {
  return shown;
}

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
