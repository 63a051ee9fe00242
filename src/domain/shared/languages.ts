/** The languages of the product, on screen and in mails: each with its name for itself and its locale. */

interface LanguageInfo {
  readonly name: string;
  /** Formats dates, numbers and amounts. */
  readonly locale: string;
  /** Locale of country names, if different. */
  readonly countries?: string;
}

const known = {
  // As in Singapore: the day before the month.
  en: { name: "English", locale: "en-SG" },
  de: { name: "Deutsch", locale: "de" },
  fr: { name: "Français", locale: "fr" },
  pt: { name: "Português", locale: "pt", countries: "pt-PT" },
} as const satisfies Readonly<Record<string, LanguageInfo>>;

export type Language = keyof typeof known;
export const languages = Object.keys(known) as [Language, ...Language[]];

const find = (language: string): LanguageInfo | undefined =>
  (known as Readonly<Record<string, LanguageInfo>>)[language];

export const languageNames = Object.fromEntries(
  Object.entries(known).map(([language, { name }]) => [language, name]),
) as Readonly<Record<Language, string>>;

export const localeOf = (language: string): string => find(language)?.locale ?? language;
export const countryLocaleOf = (language: string): string => find(language)?.countries ?? localeOf(language);
