/** Custom order of tasks, kept in this browser because the API has none; new tasks come first. */
import { useSyncExternalStore } from "react";

const key = "hrms.todo.order";
const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly ids: readonly number[] | null } = { text: null, ids: null };

function read(text: string | null): readonly number[] | null {
  try {
    const ids: unknown = JSON.parse(text ?? "null");
    return Array.isArray(ids) && ids.every((id) => Number.isInteger(id)) ? (ids as number[]) : null;
  } catch {
    return null;
  }
}

/** Ordered ids; null if there is no custom order. */
export function ownOrder(): readonly number[] | null {
  const text = localStorage.getItem(key);
  if (text !== cached.text) cached = { text, ids: read(text) };
  return cached.ids;
}

export function setOwnOrder(ids: readonly number[] | null): void {
  if (ids) localStorage.setItem(key, JSON.stringify(ids));
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

export function useOwnOrder(): readonly number[] | null {
  return useSyncExternalStore(subscribe, ownOrder);
}

/** Sorts tasks by the given order; unknown ones come first, newest on top. */
export function inOrder<T extends { readonly id: number }>(
  tasks: readonly T[],
  order: readonly number[],
): readonly T[] {
  const places = new Map(order.map((id, at) => [id, at]));
  return tasks.toSorted((a, b) => (places.get(a.id) ?? -1) - (places.get(b.id) ?? -1) || b.id - a.id);
}

/** Merges a reordered subset into the full order: its items share their positions, others stay. */
export function arranged(all: readonly number[], shown: readonly number[]): readonly number[] {
  const wanted = new Set(shown);
  const known = new Set(all);
  const next = shown[Symbol.iterator]();
  return [...shown.filter((id) => !known.has(id)), ...all].map((id) =>
    wanted.has(id) ? (next.next().value ?? id) : id,
  );
}

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
