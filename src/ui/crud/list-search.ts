/** What may stand behind "?" in the addresses of an area; the list's own reading of it is in list-query.ts. */

export type ListSearch = Readonly<Record<string, string | number | undefined>>;

export const longestSearch = 100;

/** Plain values only, each of a length one could have typed. */
export function readSearch(raw: Record<string, unknown>): ListSearch {
  const plain = Object.entries(raw).filter(([, value]) => typeof value === "number" || (typeof value === "string" && value !== "" && value.length <= 2 * longestSearch));
  return Object.fromEntries(plain) as ListSearch;
}

/** Tab of a record's page; which there are, its area says. */
export function readTab(raw: Record<string, unknown>): { tab?: string } {
  const { tab } = raw;
  return typeof tab === "string" && /^[a-z-]{1,30}$/.test(tab) && tab !== "overview" ? { tab } : {};
}

/** Search and page of a list that has an address of its own making. */
export function readPlace({ q, page }: Record<string, unknown>): { readonly q?: string; readonly page?: number } {
  const number = Number(page);
  return {
    ...((typeof q === "string" || typeof q === "number") && String(q) !== "" && { q: String(q).slice(0, longestSearch) }),
    ...(Number.isInteger(number) && number > 1 && number <= 1_000_000 && { page: number }),
  };
}
