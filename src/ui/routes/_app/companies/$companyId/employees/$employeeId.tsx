/** One employee. */
import { createFileRoute } from "@tanstack/react-router";
import { getEmployeeOptions, listEmployeeCustomFieldsOptions } from "#generated/hrms/hooks/employees.ts";
import { ProfilePage } from "../../../../../hrms/people/employees/profile-page.tsx";
import { readTab } from "../../../../../hrms/people/employees/tabs.ts";
import { onlyKnown } from "../../../../../list/list-search.ts";

function EmployeePage() {
  const { companyId, employeeId } = Route.useParams();
  const { tab = "overview" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProfilePage
      companyId={companyId}
      employeeId={employeeId}
      tab={tab}
      onTab={(next) => void navigate({ search: readTab({ tab: next }), resetScroll: false })}
    />
  );
}

export const Route = createFileRoute("/_app/companies/$companyId/employees/$employeeId")({
  validateSearch: onlyKnown(readTab),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(getEmployeeOptions({ path: params }));
    void context.queryClient.prefetchQuery(listEmployeeCustomFieldsOptions({ path: { companyId: params.companyId } }));
  },
  component: EmployeePage,
});
