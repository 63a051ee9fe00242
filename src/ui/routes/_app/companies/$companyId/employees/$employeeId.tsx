/** Employee profile. */
import { createFileRoute } from "@tanstack/react-router";
import {
  getEmployeeOptions,
  getEmployeeReadinessOptions,
  listEmployeeCustomFieldsOptions,
} from "#generated/hrms/hooks/employees.ts";
import { loadTab, ProfilePage } from "../../../../../hrms/people/employees/profile-page.tsx";
import { onlyKnown, readTab, readTabAndField } from "../../../../../list/list-search.ts";

export const Route = createFileRoute("/_app/companies/$companyId/employees/$employeeId")({
  validateSearch: onlyKnown(readTabAndField),
  loader: ({ context, params, location }) => {
    void context.queryClient.prefetchQuery(getEmployeeOptions({ path: params }));
    void context.queryClient.prefetchQuery(getEmployeeReadinessOptions({ path: params }));
    const { tab } = readTab(location.search);
    if (tab === undefined || tab === "personal")
      void context.queryClient.prefetchQuery(
        listEmployeeCustomFieldsOptions({ path: { companyId: params.companyId } }),
      );
    return loadTab(tab);
  },
  component: () => <ProfilePage {...Route.useParams()} />,
});
