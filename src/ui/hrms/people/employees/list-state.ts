/** The state of the list of employees between its address and its call: what does not fit the contract falls away. */
import { contractTypeValues, employeeStatusValues, residencyValues, type operations } from "#generated/hrms/schema.ts";
import { typedText } from "../../../crud/search-text.ts";
import { sortField } from "../../../kit/data-table/column.ts";
import { chosenOf, type FilterValues } from "../../../kit/data-table/filter.ts";
import { pageSizes } from "../../../kit/data-table/page-sizes.ts";

type EmployeesQuery = NonNullable<operations["listEmployees"]["parameters"]["query"]>;

/** What stands behind "?" in the address. */
export type EmployeesSearch = Readonly<Record<string, string | number | undefined>>;

export const looks = ["table", "cards"] as const;
export type Look = (typeof looks)[number];

export interface EmployeesState {
  readonly q: string;
  readonly filters: FilterValues;
  readonly sort: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly look: Look;
}

export const words = {
  status: employeeStatusValues,
  contractType: contractTypeValues,
  residency: residencyValues,
} as const;
export const references = [
  "departmentId",
  "designationId",
  "gradeId",
  "locationId",
  "classId",
  "functionalGroupId",
  "managerId",
] as const;
export const facetNames = [
  "status",
  "departmentId",
  "designationId",
  "locationId",
  "contractType",
  "gradeId",
  "managerId",
  "residency",
  "classId",
  "functionalGroupId",
  "employeeGroupId",
  "workpassTypeId",
] as const;
export type FacetName = (typeof facetNames)[number];
/** Ends of the ranges of days, and the day whose state is asked for, as the address has them. */
const days = ["joinedFrom", "joinedTo", "leftFrom", "leftTo", "asOf"] as const;
export const sortFields = [
  "fullName",
  "employeeNo",
  "department",
  "designation",
  "grade",
  "location",
  "manager",
  "status",
  "contractType",
  "startDate",
  "lastDay",
] as const;

/** Values of the company's own fields, by a parameter for each field. */
const ownParameter = /^own\.([a-z0-9][a-zA-Z0-9]{0,39})$/;
export const ownParameterOf = (code: string): string => `own.${code}`;
const ownNames = (values: object): string[] => Object.keys(values).filter((name) => ownParameter.test(name));

const longest = 100;
const usualPageSize = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? typedText(String(value)) : "";

/** An address may hold what no choice is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function chosen(name: FacetName, given: readonly string[]): readonly string[] {
  return name in words
    ? words[name as keyof typeof words].filter((value) => given.includes(value))
    : [...new Set(given)].filter((each) => uuid.test(each)).slice(0, 50);
}

export function readSearch(raw: Readonly<Record<string, unknown>>): EmployeesSearch {
  const [q, sort, view] = [text(raw["q"]).slice(0, longest), text(raw["sort"]), text(raw["view"])];
  const [page, pageSize] = [Number(raw["page"]), pageSizes.find((size) => size === Number(raw["pageSize"]))];
  const facets = facetNames.flatMap((name) => {
    const values = chosen(name, text(raw[name]).split(","));
    return values.length > 0 ? [[name, values.join(",")]] : [];
  });
  // Choices are a company's own words, commas and all.
  const own = ownNames(raw).flatMap((name) =>
    text(raw[name]) === "" ? [] : [[name, text(raw[name]).slice(0, 2 * longest)]],
  );
  const dates = days.flatMap((name) => (/^\d{4}-\d{2}-\d{2}$/.test(text(raw[name])) ? [[name, text(raw[name])]] : []));
  return {
    ...(q !== "" && { q }),
    ...Object.fromEntries([...facets, ...own, ...dates]),
    ...(sortFields.some((field) => field === sortField(sort)) && sort !== "fullName" && { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(pageSize !== undefined && pageSize !== usualPageSize && { pageSize }),
    ...(raw["look"] === "cards" && { look: "cards" }),
    ...(view !== "" && { view: view.slice(0, longest) }),
  };
}

export function stateOf(search: EmployeesSearch): EmployeesState {
  const facets = facetNames.flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name]).split(",")] as const],
  );
  const own = ownNames(search).map((name) => [name, String(search[name]).split(",").map(decode)] as const);
  const dates = days.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])] as const]));
  return {
    q: text(search["q"]),
    filters: Object.fromEntries([...facets, ...own, ...dates]),
    sort: search["sort"] === undefined ? "fullName" : String(search["sort"]),
    page: Number(search["page"] ?? 1),
    pageSize: Number(search["pageSize"] ?? usualPageSize),
    look: search["look"] === "cards" ? "cards" : "table",
  };
}

/** The address of a changed list: what is as always stays out of it, and every change but turning pages begins at page 1. */
export function searchOf(search: EmployeesSearch, changes: Partial<EmployeesState>): EmployeesSearch {
  const { q, filters, sort, page, pageSize, look } = { ...stateOf(search), page: 1, ...changes };
  const own = ownNames(filters).map((name) => [name, chosenOf(filters, name).map(encodeURIComponent).join(",")]);
  const values = Object.fromEntries([
    ...facetNames.map((name) => [name, chosenOf(filters, name).join(",")]),
    ...own,
    ...days.map((name) => [name, filters[name]]),
  ]);
  return readSearch({ q: q.trim(), ...values, sort, page, pageSize, look, view: search["view"] });
}

function range(from: unknown, to: unknown): { from?: string; to?: string } | undefined {
  return from === undefined && to === undefined
    ? undefined
    : { ...(from !== undefined && { from: String(from) }), ...(to !== undefined && { to: String(to) }) };
}

/** What list, counts and file are asked for. */
export function filterQuery({
  q,
  filters,
}: Pick<EmployeesState, "q" | "filters">): Pick<
  EmployeesQuery,
  "q" | "joined" | "left" | "asOf" | "customField" | FacetName
> {
  const facets = Object.fromEntries(
    facetNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, chosenOf(filters, name)]])),
  );
  const [joined, left] = [
    range(filters["joinedFrom"], filters["joinedTo"]),
    range(filters["leftFrom"], filters["leftTo"]),
  ];
  const customField = ownNames(filters).flatMap((name) =>
    chosenOf(filters, name).map((value) => `${name.replace(ownParameter, "$1")}:${value}`),
  );
  return {
    ...(q !== "" && { q }),
    ...facets,
    ...(customField.length > 0 && { customField }),
    ...(joined && { joined }),
    ...(left && { left }),
    ...(filters["asOf"] !== undefined && { asOf: String(filters["asOf"]) }),
  };
}

export function listQuery(state: EmployeesState): EmployeesQuery {
  const { sort, page, pageSize } = state;
  return {
    ...filterQuery(state),
    page,
    pageSize,
    ...(sort !== undefined && { sort: sort as NonNullable<EmployeesQuery["sort"]> }),
  };
}
