/** What a person can choose of how the app shows itself, and how it does unless they choose. */
import type { Language } from "../shared/languages.ts";

export const skins = ["light", "bordered", "dark", "semi-dark"] as const;
/** Where the menu stands. */
export const layouts = ["vertical", "horizontal"] as const;
/** By the language, or the same in every language. */
export const dateFormats = ["language", "dd/MM/yyyy", "dd MMM yyyy", "yyyy-MM-dd"] as const;
/** How Singapore dollars are marked. */
export const currencySymbols = ["$S", "S$", "SGD", "$"] as const;

export interface AppSettings {
  /** Null: as the device has it. So for language, layout and menu. */
  skin: (typeof skins)[number] | null;
  language: Language | null;
  layout: (typeof layouts)[number] | null;
  menuCollapsed: boolean | null;
  dateFormat: (typeof dateFormats)[number];
  currencySymbol: (typeof currencySymbols)[number];
  /** How long a toast stays. */
  toastMs: number;
  /** Where a map opens that has no place of its own yet. */
  mapLatitude: number;
  mapLongitude: number;
  mapZoom: number;
}

export const defaultAppSettings: AppSettings = {
  skin: null,
  language: null,
  layout: null,
  menuCollapsed: null,
  dateFormat: "language",
  currencySymbol: "$S",
  toastMs: 2000,
  mapLatitude: 10.1526,
  mapLongitude: 78.175,
  mapZoom: 11,
};
