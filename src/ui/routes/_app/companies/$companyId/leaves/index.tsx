/** All leave of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { listLeavesOptions } from "#generated/hrms/hooks/leaves.ts";
import { leavesList } from "#generated/hrms/resources/leaves.ts";
import { LeavesPage } from "../../../../../hrms/leave/leaves/leaves-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { listQuery, readList } from "../../../../../list/list-state.ts";
import { typeNames } from "../../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <LeavesPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/leaves/")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context: { queryClient }, params: path, location }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "leaves")) {
      const query = listQuery(leavesList, readList(leavesList, readSearch(location.search)));
      void queryClient.prefetchQuery(listLeavesOptions({ path, query }));
    }
    return loadMessages("leaves", "crud", ...typeNames());
  },
  component: Page,
});
