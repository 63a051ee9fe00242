/** A pay run. */
import { createFileRoute } from "@tanstack/react-router";
import { runBlockers, runChanges } from "../../../../../hrms/payroll/pay-runs/run-lists.ts";
import { listQuery, readList } from "../../../../../list/list-state.ts";
import {
  getPayRunComparisonOptions,
  getPayRunOptions,
  listPayRunBlockersOptions,
  listPayRunChangesOptions,
} from "#generated/hrms/hooks/pay-runs.ts";
import { RunPage } from "../../../../../hrms/payroll/pay-runs/run-page.tsx";
import { readSearch, readTab } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId, payRunId } = Route.useParams();
  return <RunPage key={payRunId} companyId={companyId} payRunId={payRunId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/pay-runs/$payRunId")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, params: path, location }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "pay-runs")) {
      void queryClient.prefetchQuery(getPayRunOptions({ path }));
      void queryClient.prefetchQuery(getPayRunComparisonOptions({ path }));
      const { tab } = readTab(location.search);
      const search = readSearch(location.search);
      if (tab === undefined) {
        const query = listQuery<object>(runBlockers, readList(runBlockers, search));
        void queryClient.prefetchQuery(listPayRunBlockersOptions({ path, query }));
      } else if (tab === "comparison") {
        const query = listQuery<object>(runChanges, readList(runChanges, search));
        void queryClient.prefetchQuery(listPayRunChangesOptions({ path, query }));
      }
    }
    return loadMessages("crud", "pay-runs", "payroll");
  },
  component: Page,
});
