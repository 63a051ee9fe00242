/** Expiring passes, passports and documents. */
import { createFileRoute } from "@tanstack/react-router";
import { listExpiriesOptions } from "#generated/hrms/hooks/expiries.ts";
import { ExpiriesPage } from "../../../../hrms/people/expiries/expiries-page.tsx";
import { expiryList } from "../../../../hrms/people/expiries/expiry-list.ts";
import { readSearch } from "../../../../list/list-search.ts";
import { listQuery, readList } from "../../../../list/list-state.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/expiries")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params: { companyId }, location }) => {
    const state = readList(expiryList, readSearch(location.search));
    if (accountMay("read", "expiries"))
      void context.queryClient.prefetchQuery(
        listExpiriesOptions({ path: { companyId }, query: listQuery(expiryList, state) }),
      );
    return loadMessages("expiries", "crud");
  },
  component: ExpiriesPage,
});
