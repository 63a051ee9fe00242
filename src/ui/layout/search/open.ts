/** Open state of the command palette. */
import { useSyncExternalStore } from "react";

let open = false;
const listeners = new Set<() => void>();

export function setPaletteOpen(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
