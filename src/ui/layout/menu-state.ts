/** Open menu groups, kept in local storage. */
import { useSyncExternalStore } from "react";

const key = "hrms.menu.groups";
const listeners = new Set<() => void>();

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '["company"]');
    return Array.isArray(value) ? value.map(String) : [];
  } catch {
    return [];
  }
}

let groups = stored();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOpenGroups(): readonly string[] {
  return useSyncExternalStore(subscribe, () => groups);
}

export function setGroupOpen(name: string, open: boolean): void {
  groups = open ? [...new Set([...groups, name])] : groups.filter((each) => each !== name);
  localStorage.setItem(key, JSON.stringify(groups));
  for (const listener of listeners) listener();
}
