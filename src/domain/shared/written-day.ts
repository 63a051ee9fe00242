/** A date (YYYY-MM-DD) in words, for mails and documents. */
import { localeOf } from "./languages.ts";

export function writtenDay(language: string, day: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
