/** Requests of employees for a change of their own record. */
import { createFileRoute } from "@tanstack/react-router";
import { listChangeRequestsOptions } from "#generated/hrms/hooks/change-requests.ts";
import { ChangeRequestsPage } from "../../../../hrms/people/change-requests/change-requests-page.tsx";
import { queryOf, readSearch } from "../../../../hrms/people/change-requests/requests-search.ts";
import { onlyKnown } from "../../../../crud/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/change-requests")({
  validateSearch: onlyKnown(readSearch),
  loader: ({ context, params: { companyId }, location }) => {
    if (accountMay("read", "change-requests"))
      void context.queryClient.prefetchQuery(
        listChangeRequestsOptions({ path: { companyId }, query: queryOf(readSearch(location.search)) }),
      );
    return loadMessages("change-requests", "crud", "employee-records");
  },
  component: ChangeRequestsPage,
});
