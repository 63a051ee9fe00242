/** A tax filing. */
import { createFileRoute } from "@tanstack/react-router";
import { getTaxFilingOptions } from "#generated/hrms/hooks/tax-filings.ts";
import { FilingPage } from "../../../../../../hrms/payroll/tax-filings/filing-page.tsx";
import { readSearch } from "../../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../../messages/store.ts";
import { accountMay } from "../../../../../../session/account.ts";

function Page() {
  const { companyId, taxFilingId } = Route.useParams();
  return <FilingPage key={taxFilingId} companyId={companyId} taxFilingId={taxFilingId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/tax-filings/$taxFilingId/")({
  validateSearch: readSearch,
  loader: ({ context, params }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "tax-filings"))
      void context.queryClient.prefetchQuery(getTaxFilingOptions({ path: params }));
    return loadMessages("crud", "tax-filings");
  },
  component: Page,
});
