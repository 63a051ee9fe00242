/** Amounts, numbers and days as a language writes them; each formatter is made once. */
import { type Language, localeOf } from "../../shared/languages.ts";

interface Formats {
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  readonly day: (date: string) => string;
  readonly month: (month: string) => string;
}

const made = new Map<Language, Formats>();

/** Narrow spaces between digits and names of months, which the fonts do not have. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, " ");

export function formatsIn(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const locale = localeOf(language);
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const formats: Formats = {
    money: (cents) => plainSpaces(money.format(cents / 100)),
    number: (value) => plainSpaces(number.format(value)),
    day: (date) => plainSpaces(day.format(new Date(`${date}T00:00:00Z`))),
    month: (text) => plainSpaces(month.format(new Date(`${text}-01T00:00:00Z`))),
  };
  made.set(language, formats);
  return formats;
}
