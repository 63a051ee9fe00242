/** The imports of people of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { listImportsOptions } from "#generated/hrms/hooks/imports.ts";
import { ImportsPage } from "../../../../../hrms/people/imports/imports-page.tsx";
import { queryOf, readSearch } from "../../../../../hrms/people/imports/imports-search.ts";
import { onlyKnown } from "../../../../../crud/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/employees/imports")({
  validateSearch: onlyKnown(readSearch),
  loader: ({ context, params: { companyId }, location }) => {
    if (accountMay("create", "employees"))
      void context.queryClient.prefetchQuery(
        listImportsOptions({ path: { companyId }, query: queryOf(readSearch(location.search)) }),
      );
    return loadMessages("imports");
  },
  component: ImportsPage,
});
