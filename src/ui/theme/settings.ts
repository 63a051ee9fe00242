/** Settings of the theme customiser: choices, defaults and where each is stored. */

export const choices = {
  skin: ["light", "bordered", "dark", "semi-dark"],
  palette: ["teal", "indigo", "violet", "rose", "graphite"],
  textSize: ["normal", "large", "larger"],
  density: ["comfortable", "compact"],
  direction: ["ltr", "rtl"],
  menu: ["vertical", "horizontal"],
  menuCollapsed: [false, true],
  menuHidden: [false, true],
  navbar: ["floating", "sticky", "static", "hidden"],
  navbarColor: ["white", "tinted", "accent", "dark"],
  width: ["full", "boxed"],
  footer: ["static", "sticky", "hidden"],
  transition: ["none", "fade", "slide", "zoom"],
  toTop: [true, false],
} as const;

type SettingName = keyof typeof choices;
export const settingNames = Object.keys(choices) as readonly SettingName[];
export type Settings = { readonly [Name in SettingName]: (typeof choices)[Name][number] };
export type Skin = Settings["skin"];

export const defaults = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])) as Settings;

/** Accessibility settings are kept on the device, layout settings per tab. */
const onDevice = ["palette", "textSize", "density", "direction"] as const satisfies readonly SettingName[];
const inTab = [
  "menu",
  "menuHidden",
  "navbar",
  "navbarColor",
  "width",
  "footer",
  "transition",
  "toTop",
] as const satisfies readonly SettingName[];

/** Stored settings as JSON; skin and collapsed menu have their own keys. */
export interface StoredSettings {
  readonly skin: string | null;
  readonly menuCollapsed: string | null;
  readonly look: string | null;
  readonly layout: string | null;
}

function isChoice(name: SettingName, value: unknown): boolean {
  return (choices[name] as readonly unknown[]).includes(value);
}

/** Reads the valid choices; empty if the text cannot be parsed. */
function parsed(text: string | null, names: readonly SettingName[]): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        ([name, each]) => names.includes(name as SettingName) && isChoice(name as SettingName, each),
      ),
    );
  } catch {
    return {};
  }
}

export function readSettings({ skin, menuCollapsed, look, layout }: StoredSettings): Settings {
  return {
    ...defaults,
    ...(isChoice("skin", skin) && { skin: skin as Skin }),
    menuCollapsed: menuCollapsed === "true",
    ...parsed(look, onDevice),
    ...parsed(layout, inTab),
  };
}

/** Null if everything is at its default. */
function changes(settings: Settings, names: readonly SettingName[]): string | null {
  const changed = names.filter((name) => settings[name] !== defaults[name]).map((name) => [name, settings[name]]);
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed));
}

export function writeSettings(settings: Settings): StoredSettings {
  return {
    skin: settings.skin,
    menuCollapsed: String(settings.menuCollapsed),
    look: changes(settings, onDevice),
    layout: changes(settings, inTab),
  };
}
