/** List state of employees, and their query with the grouping column first. */
import { dataList } from "#generated/demo/resources/datatables.ts";
import type { operations } from "#generated/demo/schema.ts";
import type { EmployeeQuery } from "#src/domain/people/employee-rows.ts";
import { sortField, sortTerms } from "../../table/column.ts";
import { listQuery, narrowedQuery, type ListContract, type ListState } from "../../list/list-state.ts";

type Query = NonNullable<operations["searchEmployeeRows"]["parameters"]["query"]>;

export const groupings = ["status", "city", "post"] as const;
export type Group = (typeof groupings)[number];

export const employeeList: ListContract = {
  ...dataList,
  // One sort field is reserved for the grouping.
  sort: { ...dataList.sort, several: dataList.sort.several - 1 },
  // Grouping column, and all ten thousand rows instead of pages.
  extras: { group: groupings, rows: ["all"] },
};

export function groupOf({ extras }: Pick<ListState, "extras">): Group | undefined {
  return groupings.find((each) => each === extras?.["group"]);
}

/** Sort order with the grouping column first. */
export function orderOf(state: Pick<ListState, "sort" | "extras">): readonly string[] {
  const [terms, group] = [sortTerms(state.sort), groupOf(state)];
  if (!group) return terms;
  const own = terms.find((term) => sortField(term) === group) ?? group;
  return [own, ...terms.filter((term) => term !== own)];
}

export function filterOf(state: Pick<ListState, "q" | "filters">): EmployeeQuery {
  return narrowedQuery(employeeList, state);
}

export function queryOf(state: ListState): Query {
  const order = orderOf(state);
  return listQuery(employeeList, { ...state, sort: order.length > 0 ? order.join(",") : undefined });
}
