/** Open menu groups, kept in local storage. */
import { sharedValue } from "../kit/shared-value.ts";

const key = "hrms.menu.groups";

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '["company"]');
    return Array.isArray(value) ? value.map(String) : [];
  } catch {
    return [];
  }
}

const groups = sharedValue(stored());

export const useOpenGroups = groups.useValue;

export function setGroupOpen(name: string, open: boolean): void {
  const others = groups.current().filter((each) => each !== name);
  groups.set(open ? [...others, name] : others);
  localStorage.setItem(key, JSON.stringify(groups.current()));
}
