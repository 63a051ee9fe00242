/** Locales of the languages: English as written in Singapore, with the day before the month. */
export const localeOf = (language: string): string => (language === "en" ? "en-SG" : language);

/** A date (YYYY-MM-DD) in words, for mails and documents. */
export function writtenDay(language: string, day: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
