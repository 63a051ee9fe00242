/** Open state of the customiser, shared by its button, the layout pages and the command palette. */
import { useSyncExternalStore } from "react";

let open = false;
const listeners = new Set<() => void>();

export function setCustomiserOpen(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCustomiserOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
