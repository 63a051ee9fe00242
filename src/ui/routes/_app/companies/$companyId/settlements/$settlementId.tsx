/** A final settlement. */
import { createFileRoute } from "@tanstack/react-router";
import { getSettlementOptions } from "#generated/hrms/hooks/settlements.ts";
import { SettlementPage } from "../../../../../hrms/payroll/settlements/settlement-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId, settlementId } = Route.useParams();
  return <SettlementPage key={settlementId} companyId={companyId} settlementId={settlementId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/settlements/$settlementId")({
  validateSearch: readSearch,
  loader: ({ context, params }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "settlements"))
      void context.queryClient.prefetchQuery(getSettlementOptions({ path: params }));
    return loadMessages("crud", "settlements", "payroll");
  },
  component: Page,
});
