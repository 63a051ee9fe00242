/** Employee profile. */
import { createFileRoute } from "@tanstack/react-router";
import { loadTab, ProfilePage } from "../../../../../hrms/people/employees/profile-page.tsx";
import { askForTab } from "../../../../../hrms/people/employees/tab-query.ts";
import { namedTab } from "../../../../../hrms/people/employees/tabs.ts";
import { onlyKnown, readTab, readTabAndField } from "../../../../../list/list-search.ts";

export const Route = createFileRoute("/_app/companies/$companyId/employees/$employeeId")({
  validateSearch: onlyKnown(readTabAndField),
  loader: ({ context, params, location }) => {
    const { tab } = readTab(location.search);
    // Not awaited: the page shows a skeleton.
    askForTab(context.queryClient, params, namedTab(tab));
    return loadTab(tab);
  },
  component: () => <ProfilePage {...Route.useParams()} />,
});
