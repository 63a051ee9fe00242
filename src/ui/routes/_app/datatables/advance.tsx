/** The data table with all its features. */
import { createFileRoute } from "@tanstack/react-router";
import { searchEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import { AdvancePage } from "../../../gallery/datatables/advance-page.tsx";
import { employeeList, queryOf } from "../../../gallery/datatables/employee-list.ts";
import { readSearch } from "../../../list/list-search.ts";
import { readList } from "../../../list/list-state.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/datatables/advance")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, location }) => {
    // Not awaited: the page shows a skeleton.
    const state = readList(employeeList, readSearch(location.search));
    if (state.extras?.["rows"] !== "all")
      void context.queryClient.prefetchQuery(searchEmployeeRowsOptions({ query: queryOf(state) }));
    return loadMessages("crud", "tables");
  },
  component: AdvancePage,
});
