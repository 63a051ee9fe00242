/** A tax clearance. */
import { createFileRoute } from "@tanstack/react-router";
import { getTaxClearanceOptions } from "#generated/hrms/hooks/tax-clearances.ts";
import { ClearancePage } from "../../../../../hrms/payroll/tax-clearances/clearance-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId, taxClearanceId } = Route.useParams();
  return <ClearancePage key={taxClearanceId} companyId={companyId} taxClearanceId={taxClearanceId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/tax-clearances/$taxClearanceId")({
  validateSearch: readSearch,
  loader: ({ context, params }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "tax-clearances"))
      void context.queryClient.prefetchQuery(getTaxClearanceOptions({ path: params }));
    return loadMessages("crud", "tax-clearances");
  },
  component: Page,
});
