/** The list of employees between its address and its call: what does not fit falls away. */
import type { operations } from "#generated/demo/schema.ts";
import type { EmployeeQuery } from "#src/domain/people/employee-rows.ts";
import type { ListSearch } from "../../crud/list-search.ts";
import { searchText } from "../../crud/search-text.ts";
import { sortField, sortTerms } from "../../kit/data-table/column.ts";
import type { FilterValues } from "../../kit/data-table/filter.ts";
import { pageSizes } from "../../kit/data-table/page-sizes.ts";

type Query = NonNullable<operations["searchEmployeeRows"]["parameters"]["query"]>;

export const sortable = [
  "full_name",
  "post",
  "email",
  "city",
  "start_date",
  "salary",
  "age",
  "experience",
  "status",
] as const;
export const groupings = ["status", "city", "post"] as const;
export type Group = (typeof groupings)[number];

export interface EmployeeList {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string | undefined;
  readonly q: string;
  readonly filters: FilterValues;
  readonly group?: Group;
  /** Ten thousand rows at once instead of pages. */
  readonly long: boolean;
  readonly view?: string;
}

const mostFields = 3;
const usualSize = 20;
const lists = ["post", "city", "status"] as const;
const numbers = ["ageFrom", "ageTo", "salaryFrom", "salaryTo"] as const;
const days = ["startFrom", "startTo"] as const;

function filtersOf(search: ListSearch): FilterValues {
  const text = (name: string): string => String(search[name] ?? "").trim();
  const listed = lists.map(
    (name) =>
      [
        name,
        [
          ...new Set(
            text(name)
              .split(",")
              .filter((value) => value !== "" && (name !== "status" || /^[1-5]$/.test(value))),
          ),
        ],
      ] as const,
  );
  return Object.fromEntries([
    ...(text("name") === "" ? [] : [["name", text("name")] as const]),
    ...listed.filter(([, values]) => values.length > 0),
    ...numbers.filter((name) => /^\d{1,9}$/.test(text(name))).map((name) => [name, Number(text(name))] as const),
    ...days.filter((name) => /^\d{4}-\d\d-\d\d$/.test(text(name))).map((name) => [name, text(name)] as const),
  ]);
}

export function readEmployees(search: ListSearch): EmployeeList {
  const page = Number(search["page"]);
  const terms = sortTerms(search["sort"] === undefined ? undefined : String(search["sort"])).filter((term) =>
    (sortable as readonly string[]).includes(sortField(term)),
  );
  const group = groupings.find((each) => each === search["group"]);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: pageSizes.find((size) => size === Number(search["pageSize"])) ?? usualSize,
    sort: terms.length > 0 ? terms.slice(0, mostFields).join(",") : undefined,
    q: searchText(search["q"]).trim(),
    filters: filtersOf(search),
    ...(group && { group }),
    long: search["rows"] === "all",
    ...(search["view"] !== undefined && { view: String(search["view"]) }),
  };
}

/** The address of a changed list; every change but turning pages begins at page 1. */
export function writeEmployees(state: EmployeeList, change: Partial<EmployeeList> | { group: undefined }): ListSearch {
  const next = { ...state, page: 1, ...change };
  const filters = Object.entries(next.filters).map(
    ([name, value]) => [name, typeof value === "object" ? value.join(",") : value] as const,
  );
  return Object.fromEntries([
    ...(next.q === "" ? [] : [["q", next.q] as const]),
    ...filters,
    ...(next.sort ? [["sort", next.sort] as const] : []),
    ...(next.group ? [["group", next.group] as const] : []),
    ...(next.long ? [["rows", "all"] as const] : []),
    ...(next.page === 1 ? [] : [["page", next.page] as const]),
    ...(next.pageSize === usualSize ? [] : [["pageSize", next.pageSize] as const]),
    ...(next.view === undefined ? [] : [["view", next.view] as const]),
  ]);
}

/** Groups stand together: their field is the first of the order. */
export function orderOf({ sort, group }: Pick<EmployeeList, "sort" | "group">): readonly string[] {
  const terms = sortTerms(sort);
  if (!group) return terms;
  const own = terms.find((term) => sortField(term) === group) ?? group;
  return [own, ...terms.filter((term) => term !== own)];
}

export function filterOf({ q, filters }: Pick<EmployeeList, "q" | "filters">): EmployeeQuery {
  const { status, ...rest } = filters;
  return {
    ...(q !== "" && { q }),
    ...(rest as EmployeeQuery),
    ...(typeof status === "object" && { status: status.map(Number) }),
  };
}

export function queryOf(state: EmployeeList): Query {
  const sort = orderOf(state);
  return {
    page: state.page,
    perPage: state.pageSize,
    ...(filterOf(state) as Query),
    ...(sort.length > 0 && { sort: [...sort] as NonNullable<Query["sort"]> }),
  };
}
