/** What of a calculator's address is read: it stands apart, since every page carries what reads addresses. */

export type Search = Readonly<Record<string, string | number | boolean>>;

/** Anybody may write an address: only short names with plain values are read from it. */
export function readSearch(search: Record<string, unknown>): Search {
  const plain = Object.entries(search).filter(
    ([name, value]) =>
      name.length <= 12 &&
      (typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length <= 4000)),
  );
  return Object.fromEntries(plain.slice(0, 60)) as Search;
}
