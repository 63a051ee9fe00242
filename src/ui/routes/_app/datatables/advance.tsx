/** The data table with everything it can do. */
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { searchEmployeeRowsOptions } from "#generated/demo/hooks/datatables.ts";
import { AdvancePage } from "../../../gallery/datatables/advance-page.tsx";
import { queryOf, readEmployees } from "../../../gallery/datatables/employee-list.ts";
import { readSearch } from "../../../crud/list-search.ts";
import { useLatestSearch } from "../../../kit/use-latest-search.ts";
import { loadMessages } from "../../../messages/store.ts";

const route = getRouteApi("/_app/datatables/advance");

function Page() {
  const navigate = route.useNavigate();
  return (
    <AdvancePage
      search={useLatestSearch(readSearch)}
      onSearch={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute("/_app/datatables/advance")({
  validateSearch: readSearch,
  // Without loaderDeps: another search is the same page, which stays while the loader runs.
  loader: ({ context, location }) => {
    // Not awaited: the page shows its shape meanwhile.
    const state = readEmployees(readSearch(location.search));
    if (!state.long) void context.queryClient.prefetchQuery(searchEmployeeRowsOptions({ query: queryOf(state) }));
    return loadMessages("crud", "tables");
  },
  component: Page,
});
