/** The chosen skin: kept in local storage, carried by attributes of <html> that the boot script sets before first paint. */
import { useSyncExternalStore } from "react";

export const skins = ["light", "bordered", "dark", "semi-dark"] as const;
export type Skin = (typeof skins)[number];

const key = "hrms.skin";
const listeners = new Set<() => void>();

function isSkin(value: string | undefined): value is Skin {
  return skins.includes(value as Skin);
}

function current(): Skin {
  const skin = document.documentElement.dataset["skin"];
  return isSkin(skin) ? skin : "light";
}

export function setSkin(skin: Skin): void {
  document.documentElement.dataset["skin"] = skin;
  document.documentElement.classList.toggle("dark", skin === "dark");
  localStorage.setItem(key, skin);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSkin(): Skin {
  return useSyncExternalStore(subscribe, current);
}
