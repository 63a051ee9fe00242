/** What stands in for the values of an address while its loaders run, and for today: scripts/vite/run-loaders.ts. */

/** Stands for the value of a segment or of the query; looks like an id, which addresses are checked for. */
const placeholder = (at: number, isNumber: boolean): string =>
  isNumber ? `7700${String(at).padStart(2, "0")}` : `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
/** Far from the years that pages name for other reasons than today. */
export const sampleYear = 2093;
const slug = /slug-7700(\d\d)/g;
const placeholders = /00000000-0000-4000-8000-0*(\d+)|7700(\d\d)/g;
/** Dates that depend on today, by their names in `src/ui/boot.js`; the sample day is a Tuesday (first-calls.ts). */
const sampleDates = {
  today: `${sampleYear}-08-18`,
  monday: `${sampleYear}-08-17`,
  sunday: `${sampleYear}-08-23`,
  nextSunday: `${sampleYear}-08-30`,
  monthStart: `${sampleYear}-08-01`,
  monthEnd: `${sampleYear}-08-31`,
  quarter: `${sampleYear}-Q3`,
  month: `${sampleYear}-08`,
};

/**
 * An address or a body with holes such as `{2}` and `{today}` for its placeholders, and `{year3}` for three years ago;
 * `nameOf` has the name of a place. Undefined if it has another date that depends on today.
 */
export function withHoles(sent: string, nameOf: (at: number) => string): string | undefined {
  let text = sent
    .replaceAll(slug, (_, at: string) => `{${Number(at)}}`)
    .replace(placeholders, (_, id?: string, number?: string) => `{${nameOf(Number(id ?? number))}}`)
    .replace("%7Blanguage%7D", "{language}");
  for (const [name, date] of Object.entries(sampleDates)) text = text.replaceAll(date, `{${name}}`);
  text = text.replace(/\b20[89]\d\b(?!-0[789])/g, (year) => `{year${sampleYear - Number(year)}}`);
  return /\b20[89]\d\b/.test(text) ? undefined : text;
}

/** Of a segment: ids of the demo are numbers, also at the end of a slug. */
export const placeholderOf = (segment: string, at: number): string =>
  segment === "$slug" ? `slug-${placeholder(at, true)}` : placeholder(at, segment === "$id");

/** Longer than any address: values of the query are counted from here. */
export const afterSegments = 50;

/** The query of an address, with placeholders for its values in braces. */
export function searchOf(query: string): Readonly<Record<string, string>> {
  const values = [...new URLSearchParams(query)].map(([name, value], at) => [
    name,
    value.startsWith("{") ? placeholder(afterSegments + at, value === "{number}") : value,
  ]);
  return Object.fromEntries(values) as Record<string, string>;
}
