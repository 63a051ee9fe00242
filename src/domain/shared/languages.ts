/** The languages of the product, on screen and in mails. */
export const languages = ["en", "de", "fr", "pt"] as const;
export type Language = (typeof languages)[number];

/** Each language's name for itself. */
export const languageNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
};
