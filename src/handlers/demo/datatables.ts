/** Handlers of the employee rows and of the titles for completion. */
import { defaultPageSize } from "#src/contract/page-size.ts";
import { fits, sortEmployees } from "#src/domain/people/employee-rows.ts";
import { pageOf } from "./lists.ts";
import { autocompleteTitles } from "./samples/autocomplete-titles.ts";
import { employeeRows } from "./samples/employee-rows.ts";
import type { DemoHandlers } from "./state.ts";

export const datatablesHandlers: DemoHandlers = {
  listEmployeeRows: () => [...employeeRows],

  searchEmployeeRows: ({ query }) => {
    const { page = 1, perPage = defaultPageSize, sort = [], ...filters } = query ?? {};
    const found = sortEmployees(
      employeeRows.filter((row) => fits(row, filters)),
      sort,
    );
    return { allData: [...employeeRows], invoices: pageOf(found, page, perPage), total: found.length };
  },

  listAutocompleteTitles: () => ({ autoComplete: [...autocompleteTitles] }),
};
