/** What the menu remembers in local storage: collapsed to icons, and which groups are open. */
import { useSyncExternalStore } from "react";

const collapsedKey = "hrms.menu.collapsed";
const groupsKey = "hrms.menu.groups";
const listeners = new Set<() => void>();

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(groupsKey) ?? '["company"]');
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

function changed(): void {
  for (const listener of listeners) listener();
}

export function useMenuCollapsed(): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(collapsedKey) === "true");
}

export function setMenuCollapsed(collapsed: boolean): void {
  localStorage.setItem(collapsedKey, String(collapsed));
  changed();
}

export function useOpenGroups(): readonly string[] {
  return useSyncExternalStore(subscribe, () => groups);
}

export function setGroupOpen(name: string, open: boolean): void {
  groups = open ? [...new Set([...groups, name])] : groups.filter((each) => each !== name);
  localStorage.setItem(groupsKey, JSON.stringify(groups));
  changed();
}
