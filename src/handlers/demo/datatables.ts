/** Handlers of the employee rows and of the titles for completion. */
import type { EmployeeRow, operations } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { contains, pageOf } from "./lists.ts";
import { autocompleteTitles } from "./samples/autocomplete-titles.ts";
import { employeeRows } from "./samples/employee-rows.ts";
import type { DemoState } from "./state.ts";

const searched = ["full_name", "post", "email", "age", "salary", "start_date"] as const satisfies (keyof EmployeeRow)[];

export const datatablesHandlers: Handlers<operations, DemoContext<DemoState>> = {
  listEmployeeRows: () => [...employeeRows],

  searchEmployeeRows: ({ query }) => {
    const { q = "", page = 1, perPage = 10 } = query ?? {};
    const found = employeeRows.filter((row) => searched.some((field) => contains(row[field], q)));
    return { allData: [...employeeRows], invoices: pageOf(found, page, perPage), total: found.length };
  },

  listAutocompleteTitles: () => ({ autoComplete: [...autocompleteTitles] }),
};
