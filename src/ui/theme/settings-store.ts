/** Settings in effect: the user's choices with the page's on top, written as attributes of <html>. */
import { sharedValue } from "../kit/shared-value.ts";
import { defaults, readSettings, settingNames, writeSettings, type Settings, type StoredSettings } from "./settings.ts";

const keys: Readonly<Record<keyof StoredSettings, string>> = {
  skin: "hrms.skin",
  menuCollapsed: "hrms.menu.collapsed",
  look: "hrms.look",
  layout: "hrms.layout",
};

function stored(): Settings {
  const { skin, menuCollapsed, look, layout } = keys;
  const kept = (key: string): string | null => localStorage.getItem(key);
  return readSettings({
    skin: kept(skin),
    menuCollapsed: kept(menuCollapsed),
    look: kept(look),
    layout: sessionStorage.getItem(layout) ?? kept(layout),
  });
}

let chosen = stored();
let pageSettings: Partial<Settings> = {};
const effective = sharedValue<Settings>(chosen);
export const useSettings = effective.useValue;

/** Same as the boot script before the first paint. */
function applyToDocument({ skin, palette, textSize, density, direction }: Settings): void {
  const html = document.documentElement;
  Object.assign(html.dataset, { skin, palette, textSize, density });
  html.classList.toggle("dark", skin === "dark");
  html.dir = direction;
}

function publish(): void {
  const next = { ...chosen, ...pageSettings };
  // Most pages set nothing; skip re-rendering the shell.
  if (settingNames.every((name) => next[name] === effective.current()[name])) return;
  applyToDocument(next);
  effective.set(next);
}

function keep(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

function store(): void {
  const { layout, ...onDevice } = writeSettings(chosen);
  for (const [name, text] of Object.entries(onDevice)) keep(localStorage, keys[name as keyof typeof onDevice], text);
  keep(sessionStorage, keys.layout, layout);
}

export function changeSettings(change: Partial<Settings>): void {
  chosen = { ...chosen, ...change };
  // A user's choice overrides the page's.
  pageSettings = Object.fromEntries(Object.entries(pageSettings).filter(([name]) => !(name in change)));
  store();
  publish();
}

/** The user's own choices, ignoring the page's. */
export function chosenSettings(): Settings {
  return chosen;
}

/** Menu layout for tabs without a choice of their own; null for the product's default. */
export function setDefaultMenu(menu: Settings["menu"] | null): void {
  const text = menu === "horizontal" ? JSON.stringify({ menu }) : null;
  if (localStorage.getItem(keys.layout) === text) return;
  keep(localStorage, keys.layout, text);
  changeSettings({ menu: menu ?? defaults.menu });
}

export function resetSettings(): void {
  changeSettings(defaults);
}

/** Settings of the current page; never stored. */
export function setPageSettings(settings: Partial<Settings>): void {
  pageSettings = settings;
  publish();
}

// Sync device settings from other windows.
addEventListener("storage", ({ key }) => {
  if (key !== null && !Object.values(keys).includes(key)) return;
  chosen = stored();
  publish();
});
