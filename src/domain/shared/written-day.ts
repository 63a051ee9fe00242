/** The language of a text, and the way it is written: English as in Singapore, with the day before the month. */
export const localeOf = (language: string): string => (language === "en" ? "en-SG" : language);

/** A day (YYYY-MM-DD) in words, as mails and papers have it. */
export function writtenDay(language: string, day: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
