/** The toasts on show, newest first. `toast({ text })` from anywhere; the region in toast-region.tsx shows them. */
export type ToastKind = "success" | "info" | "error";

export interface ToastOptions {
  readonly text: string;
  readonly kind?: ToastKind;
  /** Such as Undo; the toast closes with it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly kind: ToastKind;
}

const most = 5;
const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];
let lastId = 0;

function publish(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function toast(options: ToastOptions): number {
  lastId += 1;
  publish([{ kind: "success" as const, ...options, id: lastId }, ...shown].slice(0, most));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(shown.filter((each) => each.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return shown;
}
