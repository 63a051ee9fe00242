/** Order of the bookmarks, kept in this browser because the API has none. */
import { useSyncExternalStore } from "react";
import { currentAccount } from "../../session/account.ts";

const key = (): string => `hrms.bookmarks.order.${currentAccount()?.id ?? ""}`;
const listeners = new Set<() => void>();
let cached: { readonly text: string; readonly ids: readonly number[] } = { text: "", ids: [] };

function read(text: string): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.map(Number) : [];
  } catch {
    return [];
  }
}

function currentOrder(): readonly number[] {
  const text = localStorage.getItem(key()) ?? "[]";
  if (text !== cached.text) cached = { text, ids: read(text) };
  return cached.ids;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBookmarkOrder(): readonly number[] {
  return useSyncExternalStore(subscribe, currentOrder);
}

export function setBookmarkOrder(ids: readonly number[]): void {
  localStorage.setItem(key(), JSON.stringify(ids));
  for (const listener of listeners) listener();
}

/** Unknown items go last, in their original order. */
export function inOrder<T extends { readonly id: number }>(
  items: readonly T[],
  order: readonly number[],
): readonly T[] {
  const place = ({ id }: T): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return items.toSorted((a, b) => place(a) - place(b));
}
