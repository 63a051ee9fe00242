/** The languages that the product speaks, on screen and in mails. */
export const languages = ["en", "de", "fr", "pt"] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
};
