/** A pay run. */
import { createFileRoute } from "@tanstack/react-router";
import { getPayRunComparisonOptions, getPayRunOptions } from "#generated/hrms/hooks/pay-runs.ts";
import { RunPage } from "../../../../../hrms/payroll/pay-runs/run-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId, payRunId } = Route.useParams();
  return <RunPage key={payRunId} companyId={companyId} payRunId={payRunId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/pay-runs/$payRunId")({
  validateSearch: readSearch,
  loader: ({ context, params }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "pay-runs")) {
      void context.queryClient.prefetchQuery(getPayRunOptions({ path: params }));
      void context.queryClient.prefetchQuery(getPayRunComparisonOptions({ path: params }));
    }
    return loadMessages("crud", "pay-runs", "payroll");
  },
  component: Page,
});
