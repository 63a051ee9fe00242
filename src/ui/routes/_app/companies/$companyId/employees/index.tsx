/** Employee list. */
import { createFileRoute } from "@tanstack/react-router";
import {
  listEmployeeCustomFieldsOptions,
  listEmployeeFacetsOptions,
  listEmployeesOptions,
} from "#generated/hrms/hooks/employees.ts";
import { listSavedViewsOptions } from "#generated/hrms/hooks/saved-views.ts";
import { employeeList } from "../../../../../hrms/people/employees/employee-list.ts";
import { EmployeesPage } from "../../../../../hrms/people/employees/employees-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { listQuery, narrowedQuery, readList } from "../../../../../list/list-state.ts";
import { useListAddress } from "../../../../../list/use-list-address.ts";

function Employees() {
  const { companyId } = Route.useParams();
  // Keyed by company to reset selection and open dialogs.
  return <EmployeesPage key={companyId} companyId={companyId} {...useListAddress()} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/employees/")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context: { queryClient }, params: { companyId }, location }) => {
    const state = readList(employeeList, readSearch(location.search));
    const path = { companyId };
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(listEmployeesOptions({ path, query: listQuery(employeeList, state) }));
    void queryClient.prefetchQuery(listEmployeeCustomFieldsOptions({ path }));
    void queryClient.prefetchQuery(listSavedViewsOptions({ query: { companyId, subject: "employees" } }));
    void queryClient.prefetchQuery(listEmployeeFacetsOptions({ path, query: narrowedQuery(employeeList, state) }));
  },
  component: Employees,
});
