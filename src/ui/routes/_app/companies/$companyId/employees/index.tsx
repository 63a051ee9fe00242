/** The list of employees. */
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import {
  listEmployeeCustomFieldsOptions,
  listEmployeeFacetsOptions,
  listEmployeesOptions,
} from "#generated/hrms/hooks/employees.ts";
import { EmployeesPage } from "../../../../../hrms/people/employees/employees-page.tsx";
import { filterQuery, listQuery, readSearch, stateOf } from "../../../../../hrms/people/employees/list-state.ts";
import { readSearch as readPlain } from "../../../../../crud/list-search.ts";
import { useLatestSearch } from "../../../../../kit/use-latest-search.ts";

function Employees() {
  const { companyId } = Route.useParams();
  const navigate = useNavigate();
  return (
    <EmployeesPage
      // Another company is another list: nothing chosen or open there holds here.
      key={companyId}
      companyId={companyId}
      search={useLatestSearch(readSearch)}
      onSearch={(next, { replace }) => void navigate({ to: ".", search: next as never, replace, resetScroll: false })}
    />
  );
}

export const Route = createFileRoute("/_app/companies/$companyId/employees/")({
  // The list reads it more closely: what every page carries stays small.
  validateSearch: readPlain,
  // Without loaderDeps: another search is the same page, which stays while the loader runs.
  loader: ({ context, params: { companyId }, location }) => {
    const state = stateOf(readSearch(location.search));
    // Not awaited: the page shows its shape meanwhile.
    void context.queryClient.prefetchQuery(listEmployeesOptions({ path: { companyId }, query: listQuery(state) }));
    void context.queryClient.prefetchQuery(listEmployeeCustomFieldsOptions({ path: { companyId } }));
    void context.queryClient.prefetchQuery(
      listEmployeeFacetsOptions({ path: { companyId }, query: filterQuery(state) }),
    );
  },
  component: Employees,
});
