/** The state of the list of users between its address and its call: what does not fit the contract falls away. */
import { userPlanValues, userRoleValues, userStatusValues, type operations } from "#generated/demo/schema.ts";
import { searchText } from "../../crud/search-text.ts";
import { sortField } from "../../kit/data-table/column.ts";
import { chosenOf, type FilterValues } from "../../kit/data-table/filter.ts";
import { pageSizes } from "../../kit/data-table/page-sizes.ts";

type UserQuery = NonNullable<operations["listUsers"]["parameters"]["query"]>;
type UserSort = NonNullable<UserQuery["sort"]>;

/** What stands behind "?" in the address. */
interface UsersSearch {
  readonly [name: string]: string | number | undefined;
  readonly q?: string;
  readonly role?: string;
  readonly currentPlan?: string;
  readonly status?: string;
  readonly sort?: string;
  readonly page?: number;
  readonly pageSize?: number;
  readonly view?: string;
  /** The drawer of a new user is open. */
  readonly add?: "yes";
}

export interface UsersState {
  readonly q: string;
  readonly filters: FilterValues;
  readonly sort: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export const sortFields = [
  "fullName",
  "username",
  "email",
  "company",
  "country",
  "role",
  "currentPlan",
  "status",
] as const;
export const choices = { role: userRoleValues, currentPlan: userPlanValues, status: userStatusValues } as const;
export type FacetName = keyof typeof choices;
export const facetNames = Object.keys(choices) as FacetName[];

const usualPageSize = 20;

export function readSearch(raw: Record<string, unknown>): UsersSearch {
  const [q, sort, view] = [searchText(raw["q"]), searchText(raw["sort"]), searchText(raw["view"])];
  const [page, pageSize] = [Number(raw["page"]), pageSizes.find((size) => size === Number(raw["pageSize"]))];
  const facets = facetNames.flatMap((name) => {
    const given = searchText(raw[name]).split(",");
    const values = choices[name].filter((value) => given.includes(value));
    return values.length > 0 ? [[name, values.join(",")]] : [];
  });
  return {
    ...(q !== "" && { q }),
    ...Object.fromEntries(facets),
    ...(sortFields.some((field) => field === sortField(sort)) && { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(pageSize !== undefined && pageSize !== usualPageSize && { pageSize }),
    ...(view !== "" && { view }),
    ...(raw["add"] === "yes" && { add: "yes" as const }),
  };
}

export function stateOf(search: UsersSearch): UsersState {
  const filters = facetNames.flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name]).split(",")] as const],
  );
  return {
    q: search.q ?? "",
    filters: Object.fromEntries(filters),
    sort: search.sort,
    page: search.page ?? 1,
    pageSize: search.pageSize ?? usualPageSize,
  };
}

/** The address of a changed list: what is as always stays out of it, and every change but turning pages begins at page 1. */
export function searchOf(search: UsersSearch, changes: Partial<UsersState>): UsersSearch {
  const { q, filters, sort, page, pageSize } = { ...stateOf(search), page: 1, ...changes };
  const { view } = search;
  return readSearch({
    q: q.trim(),
    ...Object.fromEntries(facetNames.map((name) => [name, chosenOf(filters, name).join(",")])),
    sort,
    page,
    pageSize,
    view,
  });
}

/** What both list and counts are asked for. */
export function filterQuery({ q, filters }: UsersState): Pick<UserQuery, "q" | FacetName> {
  return { ...(q !== "" && { q }), ...(filters as Pick<UserQuery, FacetName>) };
}

export function listQuery(state: UsersState): UserQuery {
  const { sort, page, pageSize } = state;
  return { ...filterQuery(state), page, perPage: pageSize, ...(sort !== undefined && { sort: sort as UserSort }) };
}
