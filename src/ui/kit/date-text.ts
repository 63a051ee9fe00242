/** Parses typed dates: 24.11.2026, 24 Nov, next weekday, tomorrow, +3. Day before month, as in Singapore and Europe. */
import { addDays, dateOf, isDate, partsOf, weekday } from "./calendar-date.ts";

/** Strips case, accents and ordinal suffixes. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(\d)(?:st|nd|rd|th|er|º|°)(?=\s|$)/g, "$1")
    .trim();
}

function names(locale: string, options: Intl.DateTimeFormatOptions, dates: readonly string[]): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return dates.map((date) => plain(format.format(new Date(`${date}T00:00:00Z`))).replaceAll(".", ""));
}

const months = Array.from({ length: 12 }, (_, month) => dateOf(2024, month + 1, 1));
/** Dates of one week, starting on a Monday. */
const days = Array.from({ length: 7 }, (_, day) => dateOf(2024, 1, 1 + day));

/** Index of the only name with this prefix; -1 for none or several. */
function startingWith(list: readonly string[], text: string, min: number): number {
  if (text.length < min) return -1;
  const found = list.flatMap((name, index) => (name.startsWith(text) ? [index] : []));
  return found.length === 1 ? (found[0] ?? -1) : list.indexOf(text);
}

function relative(text: string, locale: string, today: string): string | undefined {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const ahead = [0, 1, 2, -1, -2].find((each) => plain(format.format(each, "day")) === text);
  if (ahead !== undefined) return addDays(today, ahead);
  const [, sign, count] = /^([+-])\s?(\d{1,4})$/.exec(text) ?? [];
  if (count !== undefined) return addDays(today, Number(`${sign}${count}`));
  const named = startingWith(names(locale, { weekday: "long" }, days), text.replace(/\.$/, ""), 2);
  // Today's weekday means next week.
  return named < 0 ? undefined : addDays(today, ((named + 1 - weekday(today) + 6) % 7) + 1);
}

function checked(year: number, month: number, day: number): string | undefined {
  return isDate(year, month, day) ? dateOf(year, month, day) : undefined;
}

/** Without a year: the next such date, including today. */
function upcoming(month: number, day: number, today: string): string | undefined {
  const [year] = partsOf(today);
  return [year, year + 1, year + 2, year + 3, year + 4]
    .map((each) => checked(each, month, day))
    .find((date) => date !== undefined && date >= today);
}

function fullYear(text: string): number {
  return text.length <= 2 ? 2000 + Number(text) : Number(text);
}

/** Day only: the next date with this day, including today. */
function dayOnly(day: number, today: string): string | undefined {
  const [year, month] = partsOf(today);
  const inMonth = (ahead: number): string | undefined => {
    const [itsYear, itsMonth] = partsOf(dateOf(year, month + ahead, 1));
    return checked(itsYear, itsMonth, day);
  };
  return [0, 1, 2].map(inMonth).find((date) => date !== undefined && date >= today);
}

function numeric(text: string, today: string): string | undefined {
  const parts = text.split(/[\s./-]+/).filter(Boolean);
  if (parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const [first = "", second, third] = parts;
  if (second === undefined) return first.length > 2 ? undefined : dayOnly(Number(first), today);
  if (first.length === 4)
    return third === undefined ? undefined : checked(Number(first), Number(second), Number(third));
  // 11/24 can only be month/day.
  const [day, month] =
    Number(second) > 12 && Number(first) <= 12 ? [Number(second), Number(first)] : [Number(first), Number(second)];
  return third === undefined ? upcoming(month, day, today) : checked(fullYear(third), month, day);
}

function worded(text: string, locale: string, today: string): string | undefined {
  const words = text.split(/[\s.,/-]+/).filter((word) => word !== "" && !["de", "of", "du", "do"].includes(word));
  const known = [...new Set([locale, "en"])].flatMap((each) => [
    names(each, { month: "long" }, months),
    names(each, { month: "short" }, months),
  ]);
  const monthOf = (word: string): number =>
    known.map((list) => startingWith(list, word, 3)).find((at) => at >= 0) ?? -1;
  // A leading weekday may look like a month: mar. 24 nov.
  const month = words.map(monthOf).findLast((at) => at >= 0);
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  if (month === undefined || numbers.length === 0 || words.length > 4) return undefined;
  const [first = "", second] = numbers;
  return second === undefined
    ? upcoming(month + 1, Number(first), today)
    : checked(fullYear(second), month + 1, Number(first));
}

/** Undefined if the text is not a date. */
export function parseDate(text: string, locale: string, today: string): string | undefined {
  const asked = plain(text);
  if (asked === "") return undefined;
  return (
    relative(asked, locale, today) ??
    relative(asked, "en", today) ??
    numeric(asked, today) ??
    worded(asked, locale, today)
  );
}
