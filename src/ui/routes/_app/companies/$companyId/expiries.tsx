/** Passes, passports and documents that run out. */
import { createFileRoute } from "@tanstack/react-router";
import { listExpiriesOptions } from "#generated/hrms/hooks/expiries.ts";
import { ExpiriesPage } from "../../../../hrms/people/expiries/expiries-page.tsx";
import { queryOf, readSearch } from "../../../../hrms/people/expiries/expiries-search.ts";
import { onlyKnown } from "../../../../crud/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/expiries")({
  validateSearch: onlyKnown(readSearch),
  loader: ({ context, params: { companyId }, location }) => {
    if (accountMay("read", "expiries"))
      void context.queryClient.prefetchQuery(
        listExpiriesOptions({ path: { companyId }, query: queryOf(readSearch(location.search)) }),
      );
    return loadMessages("expiries", "crud");
  },
  component: ExpiriesPage,
});
