/** The state of a list between its address and its call: what does not fit the contract falls away. */
import type { AnyInput } from "#src/client/types.ts";
import type { ResourceField } from "#src/contract/resource.ts";
import { pathOf, type Area, type Filter } from "./area.ts";
import { sortField } from "../kit/data-table/column.ts";
import type { FilterValues } from "../kit/data-table/filter.ts";
import { pageSizes } from "../kit/data-table/page-sizes.ts";
import type { ListSearch } from "./list-search.ts";
import { searchText } from "./search-text.ts";

export interface ListState {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string | undefined;
  readonly q: string;
  readonly filters: FilterValues;
  /** The saved view that is on. */
  readonly view?: string;
}

const defaultPageSize = 20;

function within({ minimum = -Infinity, maximum = Infinity }: ResourceField, value: number): boolean {
  return value >= minimum && value <= maximum;
}

function filterValue(
  field: ResourceField | undefined,
  raw: string | number | undefined,
): FilterValues[string] | undefined {
  if (!field || raw === undefined) return undefined;
  const offered = (field.items?.enum ?? field.enum)?.map(String);
  if (field.type === "array") {
    const given = String(raw).split(",");
    if (field.items?.format === "uuid") {
      const ids = given.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id));
      return ids.length > 0 ? ids : undefined;
    }
    const values = offered
      ? offered.filter((value) => given.includes(value))
      : [...new Set(given)].filter((value) => value !== "");
    return values.length > 0 ? values : undefined;
  }
  if (field.type === "integer")
    return Number.isInteger(Number(raw)) && within(field, Number(raw)) ? Number(raw) : undefined;
  return !offered || offered.includes(String(raw)) ? String(raw) : undefined;
}

/** Parameters a filter stands for. */
export function parametersOf(filter: Filter): readonly string[] {
  return typeof filter === "string" ? [filter] : filter;
}

export function readList({ resource, filters }: Area, search: ListSearch): ListState {
  const page = Number(search["page"]);
  const pageSize = pageSizes.find((size) => size === Number(search["pageSize"]));
  const sort = search["sort"] === undefined ? undefined : String(search["sort"]);
  const values = filters
    .flatMap(parametersOf)
    .map((name) => [name, filterValue(resource.filters[name], search[name])] as const);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: pageSize ?? defaultPageSize,
    sort:
      sort !== undefined && resource.sort?.fields.includes(sortField(sort))
        ? sort
        : (resource.sort?.initial ?? undefined),
    q: searchText(search["q"]).trim(),
    filters: Object.fromEntries(values.filter(([, value]) => value !== undefined)) as FilterValues,
    ...(search["view"] !== undefined && { view: String(search["view"]) }),
  };
}

/** The address of a changed list: what is as always stays out of it, and every change but turning pages begins at page 1. */
export function writeSearch({ resource }: Area, state: ListState, change: Partial<ListState>): ListSearch {
  const next = { ...state, page: 1, ...change };
  const texts = Object.entries(next.filters).map(
    ([name, value]) => [name, typeof value === "object" ? value.join(",") : value] as const,
  );
  return Object.fromEntries([
    ...(next.q === "" ? [] : [["q", next.q] as const]),
    ...texts,
    ...(next.sort === undefined || next.sort === resource.sort?.initial ? [] : [["sort", next.sort] as const]),
    ...(next.page === 1 ? [] : [["page", next.page] as const]),
    ...(next.pageSize === defaultPageSize ? [] : [["pageSize", next.pageSize] as const]),
    ...(next.view === undefined ? [] : [["view", next.view] as const]),
  ]);
}

/** What the list is asked for, without its pages: the export takes the same. */
export function filterQuery({ resource }: Area, { sort, q, filters }: ListState): Readonly<Record<string, unknown>> {
  return {
    ...(resource.search && q !== "" && { q }),
    ...(resource.sort && sort !== undefined && { [resource.sort.parameter]: sort }),
    ...filters,
  };
}

export function listInput(area: Area, scope: Readonly<Record<string, string>>, state: ListState): AnyInput {
  return {
    path: pathOf(area, scope),
    query: { page: state.page, pageSize: state.pageSize, ...filterQuery(area, state) },
  };
}
