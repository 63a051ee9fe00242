/** Employee imports of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { listImportsOptions } from "#generated/hrms/hooks/imports.ts";
import { importsList } from "#generated/hrms/resources/imports.ts";
import { ImportsPage } from "../../../../../../hrms/people/imports/imports-page.tsx";
import { readSearch } from "../../../../../../list/list-search.ts";
import { listQuery, readList } from "../../../../../../list/list-state.ts";
import { loadMessages } from "../../../../../../messages/store.ts";
import { accountMay } from "../../../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/employees/imports/")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params: { companyId }, location }) => {
    const state = readList(importsList, readSearch(location.search));
    if (accountMay("create", "employees"))
      void context.queryClient.prefetchQuery(
        listImportsOptions({ path: { companyId }, query: listQuery(importsList, state) }),
      );
    return loadMessages("imports");
  },
  component: ImportsPage,
});
