/** What may stand behind "?" in the addresses of an area; the list's own reading of it is in list-query.ts. */
import { longestSearch, searchText, typedText } from "./search-text.ts";

export type ListSearch = Readonly<Record<string, string | number | undefined>>;

/** Plain values only, each of a length one could have typed. */
export function readSearch(raw: Record<string, unknown>): ListSearch {
  const typed = Object.entries(raw).map(
    ([name, value]) => [name, typeof value === "string" ? typedText(value) : value] as const,
  );
  const plain = typed.filter(
    ([, value]) =>
      typeof value === "number" || (typeof value === "string" && value !== "" && value.length <= 2 * longestSearch),
  );
  return Object.fromEntries(plain) as ListSearch;
}

/** Tab of a record's page; which there are, its area says. */
export function readTab(raw: Record<string, unknown>): { tab?: string } {
  const { tab } = raw;
  return typeof tab === "string" && /^[a-z-]{1,30}$/.test(tab) && tab !== "overview" ? { tab } : {};
}

export interface RecordSearch {
  readonly tab?: string;
  /** Of the list in the tab. */
  readonly page?: number;
  readonly state?: string;
  readonly event?: string;
}

/** Tab of a record's page, and what the list in it shows; which states and events there are, the list says. */
export function readRecord(raw: Record<string, unknown>): RecordSearch {
  const { tab } = readTab(raw);
  if (tab === undefined) return {};
  const word = (name: "state" | "event") => {
    const given = raw[name];
    return typeof given === "string" && /^[a-zA-Z.]{1,40}$/.test(given) ? { [name]: given } : {};
  };
  const { page } = readPlace(raw);
  return { tab, ...(page !== undefined && { page }), ...word("state"), ...word("event") };
}

/** Search and page of a list that has an address of its own making. */
export function readPlace({ q, page }: Record<string, unknown>): { readonly q?: string; readonly page?: number } {
  const [text, number] = [searchText(q), Number(page)];
  return {
    ...(text !== "" && { q: text }),
    ...(Number.isInteger(number) && number > 1 && number <= 1_000_000 && { page: number }),
  };
}

/**
 * What a page reads of its address, and nothing else: the router keeps every value beside what a reader gives, so that a
 * mistyped one would reach the page as it was typed.
 */
export function onlyKnown<Search extends object>(
  read: (raw: Record<string, unknown>) => Search,
): (raw: Record<string, unknown>) => Search {
  return (raw) => ({
    ...(Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])) as object),
    ...read(raw),
  });
}
