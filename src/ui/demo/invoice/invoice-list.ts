/** List state of invoices; the contract has one parameter for sort field and direction. */
import { invoicesList } from "#generated/demo/resources/invoices.ts";
import type { operations } from "#generated/demo/schema.ts";
import { listQuery, type ListContract, type ListState } from "../../list/list-state.ts";
import { sortField } from "../../table/column.ts";

export const invoiceList: ListContract = {
  ...invoicesList,
  sort: { parameter: "sort", fields: ["id", "client", "total", "issued", "balance"], initial: "-id" },
};

type Query = NonNullable<operations["listInvoices"]["parameters"]["query"]>;

export function invoiceQuery(state: ListState): Query {
  const { sort = "-id", ...query } = listQuery<Query & { sort?: string }>(invoiceList, state);
  const direction = sort.startsWith("-") ? "desc" : "asc";
  return { ...query, sortBy: `${sortField(sort)}-${direction}` as NonNullable<Query["sortBy"]> };
}
