/** Toast store, newest first. Call `toast({ text })` from anywhere; toast-region.tsx renders. */
import type { ReactNode } from "react";
import { currentAppSettings } from "./app-settings.ts";
import { sharedValue } from "./shared-value.ts";

export type ToastKind = "success" | "info" | "warning" | "error" | "busy";

export const toastPlaces = [
  "top-start",
  "top-center",
  "top-end",
  "bottom-start",
  "bottom-center",
  "bottom-end",
] as const;
type ToastPlace = (typeof toastPlaces)[number];

interface ToastOptions {
  readonly text: string;
  readonly title?: string;
  readonly kind?: ToastKind;
  /** Such as Undo; running it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** In ms; null to keep it until dismissed or replaced. */
  readonly durationMs?: number | null;
  readonly place?: ToastPlace;
  /** Without a close button; it needs a duration or an action. */
  readonly closable?: boolean;
  /** Below the text, such as a list; `text` alone must make sense. */
  readonly content?: ReactNode;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  /** Sequence number, also increased by changes: the highest is the newest. */
  readonly said: number;
  readonly kind: ToastKind;
  readonly durationMs: number | null;
  readonly place: ToastPlace;
}

const usual = () =>
  ({
    kind: "success",
    durationMs: currentAppSettings().toastMs,
    place: "bottom-end",
  }) as const satisfies Partial<ToastOptions>;
const maxShown = 5;
const shown = sharedValue<readonly Toast[]>([]);
export const useToasts = shown.useValue;
let said = 0;

/** Time to read an offer such as Undo and decide. */
const shortestOfferMs = 8000;

export function toast(options: ToastOptions): number {
  said += 1;
  const { durationMs, ...rest } = usual();
  const shownFor = options.action ? Math.max(durationMs, shortestOfferMs) : durationMs;
  shown.set([{ ...rest, durationMs: shownFor, ...options, id: said, said }, ...shown.current()].slice(0, maxShown));
  return said;
}

/** Replaces a toast's content and restarts it; shows it again if it was dismissed. */
function changeToast(id: number, options: ToastOptions): void {
  const old = shown.current().find((each) => each.id === id);
  if (!old) return void toast(options);
  said += 1;
  const next = { ...usual(), place: old.place, ...options, id, said };
  shown.set(shown.current().map((each) => (each === old ? next : each)));
}

/** Shows "busy" until the promise settles, then its outcome. */
export async function toastWhile<T>(
  work: Promise<T>,
  busy: ToastOptions,
  done: (result: T) => ToastOptions,
  failed: (reason: unknown) => ToastOptions,
): Promise<void> {
  const id = toast({ kind: "busy", durationMs: null, ...busy });
  const outcome = await work.then(done, (reason: unknown): ToastOptions => ({ kind: "error", ...failed(reason) }));
  changeToast(id, outcome);
}

export function dismissToast(id: number): void {
  shown.set(shown.current().filter((each) => each.id !== id));
}

export function dismissToasts(): void {
  shown.set([]);
}
