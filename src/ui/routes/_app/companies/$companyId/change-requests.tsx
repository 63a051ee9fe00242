/** Change requests of employees. */
import { createFileRoute } from "@tanstack/react-router";
import { listChangeRequestsOptions } from "#generated/hrms/hooks/change-requests.ts";
import { ChangeRequestsPage } from "../../../../hrms/people/change-requests/change-requests-page.tsx";
import { queryOf, requestList } from "../../../../hrms/people/change-requests/request-list.ts";
import { readSearch } from "../../../../list/list-search.ts";
import { readList } from "../../../../list/list-state.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/change-requests")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params: { companyId }, location }) => {
    const state = readList(requestList, readSearch(location.search));
    if (accountMay("read", "change-requests"))
      void context.queryClient.prefetchQuery(listChangeRequestsOptions({ path: { companyId }, query: queryOf(state) }));
    return loadMessages("change-requests", "crud", "employee-records");
  },
  component: ChangeRequestsPage,
});
