/** Choices of the app settings in page order. */
import { languages } from "#src/domain/shared/languages.ts";
import { type AppSettings, currencySymbols, dateFormats, layouts, skins } from "#src/domain/account/app-settings.ts";

export type Choices = Omit<AppSettings, "mapLatitude" | "mapLongitude" | "mapZoom">;
export type ChoiceName = keyof Choices;

export const offered = {
  language: [null, ...languages],
  dateFormat: dateFormats,
  currencySymbol: currencySymbols,
  skin: [null, ...skins],
  layout: [null, ...layouts],
  menuCollapsed: [null, false, true],
  toastMs: [2000, 3000, 5000, 10_000],
} as const satisfies { readonly [Name in ChoiceName]: readonly Choices[Name][] };

export const groups = {
  words: ["language", "dateFormat", "currencySymbol"],
  look: ["skin", "layout", "menuCollapsed"],
  toasts: ["toastMs"],
} as const satisfies Record<string, readonly ChoiceName[]>;
