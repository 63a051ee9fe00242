/** Bank accounts of an import, for the person who verifies them. */
import { createFileRoute } from "@tanstack/react-router";
import { listImportAccountsOptions } from "#generated/hrms/hooks/imports.ts";
import { accountsList } from "#generated/hrms/resources/imports.ts";
import { ImportAccountsPage } from "../../../../../../hrms/people/imports/import-accounts-page.tsx";
import { readSearch } from "../../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../../messages/store.ts";
import { listQuery, readList } from "../../../../../../list/list-state.ts";
import { accountMay } from "../../../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/employees/imports/$importId")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, params, location }) => {
    const query = listQuery(accountsList, readList(accountsList, readSearch(location.search)));
    // Not awaited: the page shows a skeleton.
    if (accountMay("approve", "bank-accounts"))
      void queryClient.prefetchQuery(listImportAccountsOptions({ path: params, query }));
    return loadMessages("imports");
  },
  component: ImportAccountsPage,
});
