/** A person's app settings and their defaults. */
import type { Language } from "../shared/languages.ts";

export const skins = ["light", "bordered", "dark", "semi-dark"] as const;
/** Position of the menu. */
export const layouts = ["vertical", "horizontal"] as const;
/** Follows the language, or is fixed. */
export const dateFormats = ["language", "dd/MM/yyyy", "dd MMM yyyy", "yyyy-MM-dd"] as const;
/** Currency symbol for Singapore dollars. */
export const currencySymbols = ["$S", "S$", "SGD", "$"] as const;

export interface AppSettings {
  /** Null: use the device's setting; likewise for language, layout and menu. */
  skin: (typeof skins)[number] | null;
  language: Language | null;
  layout: (typeof layouts)[number] | null;
  menuCollapsed: boolean | null;
  dateFormat: (typeof dateFormats)[number];
  currencySymbol: (typeof currencySymbols)[number];
  /** How long a toast is shown. */
  toastMs: number;
  /** Where a map without a location opens. */
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
