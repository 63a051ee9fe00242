/** URL parser of calculators, apart from the page because every page loads it. */

export type Search = Readonly<Record<string, string | number | boolean>>;

/** Only short names and plain values are accepted from the URL. */
export function readSearch(search: Record<string, unknown>): Search {
  const plain = Object.entries(search).filter(
    ([name, value]) =>
      name.length <= 12 &&
      (typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length <= 4000)),
  );
  return Object.fromEntries(plain.slice(0, 60)) as Search;
}
