/** Whether the customiser is open: its button, the page layouts and the command palette open it. */
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
