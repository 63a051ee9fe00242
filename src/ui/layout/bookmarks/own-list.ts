/** Bookmarks of product pages by account, kept in the browser. */
import { useMemo, useSyncExternalStore } from "react";
import { currentAccount } from "../../session/account.ts";

export interface OwnBookmark {
  readonly to: string;
  readonly title: string;
}

const max = 30;
const key = (): string => `hrms.bookmarks.${currentAccount()?.id ?? ""}`;
const listeners = new Set<() => void>();

function read(text: string | null): readonly OwnBookmark[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? (stored as OwnBookmark[]).slice(0, max) : [];
  } catch {
    return [];
  }
}

const stored = (): string | null => localStorage.getItem(key());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Adds the page, or removes it if it is there. */
export function toggleOwnBookmark(page: OwnBookmark): void {
  const before = read(stored());
  const others = before.filter(({ to }) => to !== page.to);
  const after = others.length < before.length ? others : [...others, page].slice(-max);
  localStorage.setItem(key(), JSON.stringify(after));
  for (const listener of listeners) listener();
}

export function useOwnBookmarks(): readonly OwnBookmark[] {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => read(text), [text]);
}
