/** Parsers of URL search parameters of area pages; list-state.ts parses those of the list. */
import { longestSearch, searchText, typedText } from "./search-text.ts";

export type ListSearch = Readonly<Record<string, string | number | undefined>>;

/** Keeps plain values of limited length. */
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

/** Active tab of a record page; the area validates the name. */
export function readTab(raw: Record<string, unknown>): { tab?: string } {
  const { tab } = raw;
  return typeof tab === "string" && /^[a-z-]{1,30}$/.test(tab) && tab !== "overview" ? { tab } : {};
}

/** Also the field that a link asks to open in the tab. */
export function readTabAndField(raw: Record<string, unknown>): { tab?: string; field?: string } {
  const { field } = raw;
  const named = typeof field === "string" && /^[a-zA-Z-]{1,40}(\.[a-z0-9-]{1,40})?$/.test(field);
  return { ...readTab(raw), ...(named && { field }) };
}

/** Active tab of a record page, with the state of the list in it; the list validates its values. */
export function readRecord(raw: Record<string, unknown>): ListSearch & { readonly tab?: string } {
  const { tab } = readTab(raw);
  return tab === undefined ? {} : { ...readSearch(raw), tab };
}

/** Search and page of a list with its own URL format. */
export function readPlace({ q, page }: Record<string, unknown>): { readonly q?: string; readonly page?: number } {
  const [text, number] = [searchText(q), Number(page)];
  return {
    ...(text !== "" && { q: text }),
    ...(Number.isInteger(number) && number > 1 && number <= 1_000_000 && { page: number }),
  };
}

/**
 * Removes all other parameters: the router merges the raw search with the validated result, so unknown values would
 * reach the page.
 */
export function onlyKnown<Search extends object>(
  read: (raw: Record<string, unknown>) => Search,
): (raw: Record<string, unknown>) => Search {
  return (raw) => ({
    ...(Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])) as object),
    ...read(raw),
  });
}
