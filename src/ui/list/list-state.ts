/** Converts list state between URL and request, dropping what the contract does not allow. */
import { pageSizes, screenPageSize } from "#src/contract/page-size.ts";
import type { ListResource, ResourceField } from "#src/contract/resource.ts";
import { sortField, sortTerms } from "../table/column.ts";
import type { FilterValues } from "./filters/filter.ts";
import type { ListSearch } from "./list-search.ts";
import { longestSearch, searchText, typedText } from "./search-text.ts";

/** List definition: the generated resource, and what the contract does not say about its URL. */
export interface ListContract extends ListResource {
  /** Parameters of the URL only, such as the layout, with their allowed values. */
  readonly extras?: Readonly<Record<string, readonly string[]>>;
  /** Filter of `key:value` pairs, with one URL parameter `<prefix>.<key>` per key. */
  readonly keyed?: { readonly filter: string; readonly prefix: string };
}

export interface ListState {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string | undefined;
  readonly q: string;
  readonly filters: FilterValues;
  readonly extras?: Readonly<Record<string, string | undefined>>;
  /** Active saved view. */
  readonly view?: string;
}

type FilterValue = FilterValues[string];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

function within(
  { minimum = -Infinity, maximum = Infinity }: Pick<ResourceField, "minimum" | "maximum">,
  value: number,
): boolean {
  return value >= minimum && value <= maximum;
}

function fits(
  { type, format, maxLength = 2 * longestSearch, ...limits }: Partial<ResourceField>,
  text: string,
): boolean {
  if (text === "") return false;
  if (type === "integer") return Number.isInteger(Number(text)) && within(limits, Number(text));
  if (format === "uuid") return uuid.test(text);
  return format === "date" ? day.test(text) : text.length <= maxLength;
}

function readFilter(field: ResourceField, raw: string | number): FilterValue | undefined {
  const text = typedText(String(raw)).trim();
  const offered = (field.items?.enum ?? field.enum)?.map(String);
  if (field.type === "array") {
    const given = [...new Set(text.split(",").map((value) => value.trim()))];
    const values = offered
      ? offered.filter((value) => given.includes(value))
      : given.filter((value) => fits(field.items ?? {}, value)).slice(0, field.maxItems);
    return values.length > 0 ? values : undefined;
  }
  if (!fits(field, text) || (offered && !offered.includes(text))) return undefined;
  return field.type === "integer" ? Number(text) : text;
}

interface Parameter {
  readonly field: ResourceField;
  readonly filter: string;
  /** Property of an object-valued filter, such as the end of a range. */
  readonly part?: string;
}

/** URL parameters of the filters: `joined[from]` of the request is `joinedFrom`. */
function parametersOf({ filters, keyed }: ListContract): readonly (readonly [string, Parameter])[] {
  return Object.entries(filters).flatMap(([filter, field]): (readonly [string, Parameter])[] => {
    if (filter === keyed?.filter) return [];
    if (!field.fields) return [[filter, { field, filter }]];
    return Object.entries(field.fields).map(([part, own]) => [
      `${filter}${part.charAt(0).toUpperCase()}${part.slice(1)}`,
      { field: own, filter, part },
    ]);
  });
}

const keyOf = (keyed: ListContract["keyed"], name: string): string | undefined =>
  keyed && name.startsWith(`${keyed.prefix}.`)
    ? /^[a-z0-9][a-zA-Z0-9]{0,39}$/.exec(name.slice(keyed.prefix.length + 1))?.[0]
    : undefined;

/** Values may contain commas, so each is encoded; malformed encodings in the URL are tolerated. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readSort({ sort }: ListContract, raw: string | number | undefined): string | undefined {
  const terms = sortTerms(raw === undefined ? undefined : String(raw));
  const known = terms.filter((term) => sort?.fields.includes(sortField(term)));
  const kept = sort?.several === undefined ? (terms.length === 1 ? known : []) : known.slice(0, sort.several);
  return kept.length > 0 ? kept.join(",") : (sort?.initial ?? undefined);
}

export function readList(contract: ListContract, search: ListSearch): ListState {
  const { extras, keyed } = contract;
  const page = Number(search["page"]);
  const filters = parametersOf(contract).flatMap(([name, { field }]) => {
    const raw = search[name];
    const value = raw === undefined ? undefined : readFilter(field, raw);
    return value === undefined ? [] : [[name, value] as const];
  });
  const pairs = Object.entries(search).flatMap(([name, raw]) =>
    raw === undefined || keyOf(keyed, name) === undefined ? [] : [[name, String(raw).split(",").map(decode)] as const],
  );
  const said = Object.entries(extras ?? {}).flatMap(([name, values]) =>
    values.includes(String(search[name])) ? [[name, String(search[name])] as const] : [],
  );
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: pageSizes.find((size) => size === Number(search["pageSize"])) ?? screenPageSize,
    sort: readSort(contract, search["sort"]),
    q: searchText(search["q"]).trim(),
    filters: Object.fromEntries<FilterValue>([...filters, ...pairs]),
    ...(extras && { extras: Object.fromEntries(said) }),
    ...(search["view"] !== undefined && { view: String(search["view"]) }),
  };
}

/** URL of a changed list: defaults are left out, and every change except paging returns to page 1. */
export function writeList(contract: ListContract, state: ListState, change: Partial<ListState> = {}): ListSearch {
  const { sort, keyed } = contract;
  const next = { ...state, page: 1, ...change };
  const names = [
    ...parametersOf(contract).map(([name]) => name),
    ...Object.keys(next.filters).filter((name) => keyOf(keyed, name) !== undefined),
  ];
  const filters = names.flatMap((name) => {
    const value = next.filters[name];
    if (value === undefined) return [];
    const encode = keyOf(keyed, name) === undefined ? String : encodeURIComponent;
    return [[name, typeof value === "object" ? value.map(encode).join(",") : value] as const];
  });
  return Object.fromEntries([
    ...(next.q === "" ? [] : [["q", next.q] as const]),
    ...filters,
    ...(next.sort === undefined || next.sort === sort?.initial ? [] : [["sort", next.sort] as const]),
    ...Object.entries(next.extras ?? {}).filter(([, value]) => value !== undefined),
    ...(next.page === 1 ? [] : [["page", next.page] as const]),
    ...(next.pageSize === screenPageSize ? [] : [["pageSize", next.pageSize] as const]),
    ...(next.view === undefined ? [] : [["view", next.view] as const]),
  ]);
}

function filtersOf(contract: ListContract, values: FilterValues): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, { field, filter, part }] of parametersOf(contract)) {
    const value = values[name];
    if (value === undefined) continue;
    const own = typeof value === "object" && field.items?.type === "integer" ? value.map(Number) : value;
    query[filter] = part === undefined ? own : { ...(query[filter] as object | undefined), [part]: own };
  }
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const key = keyOf(contract.keyed, name);
    return key === undefined ? [] : [value].flat().map((each) => `${key}:${each}`);
  });
  return { ...query, ...(contract.keyed && pairs.length > 0 && { [contract.keyed.filter]: pairs }) };
}

// Built from the operation's own parameter metadata, hence the cast to its type.

/** The request without sort and page, used for facet counts. */
export function narrowedQuery<Query extends object>(
  contract: ListContract,
  { q, filters }: Pick<ListState, "q" | "filters">,
): Query {
  return { ...(contract.search && q !== "" && { q }), ...filtersOf(contract, filters) } as Query;
}

/** The request without page, used by exports. */
export function filterQuery<Query extends object>(
  contract: ListContract,
  state: Pick<ListState, "sort" | "q" | "filters">,
): Query {
  const { sort } = contract;
  return {
    ...narrowedQuery(contract, state),
    ...(sort &&
      state.sort !== undefined && {
        [sort.parameter]: sort.several === undefined ? state.sort : sortTerms(state.sort),
      }),
  } as Query;
}

export function listQuery<Query extends object>(contract: ListContract, state: ListState): Query {
  const { page = "page", pageSize = "pageSize" } = contract.paging ?? {};
  return { [page]: state.page, [pageSize]: state.pageSize, ...filterQuery(contract, state) } as Query;
}
