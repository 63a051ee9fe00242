/** A tax filing. */
import { createFileRoute } from "@tanstack/react-router";
import { getTaxFilingOptions } from "#generated/hrms/hooks/tax-filings.ts";
import { listTaxFormsOptions } from "#generated/hrms/hooks/tax-forms.ts";
import { filingForms } from "../../../../../../hrms/payroll/tax-filings/filing-lists.ts";
import { FilingPage } from "../../../../../../hrms/payroll/tax-filings/filing-page.tsx";
import { readSearch, readTab } from "../../../../../../list/list-search.ts";
import { listQuery, readList } from "../../../../../../list/list-state.ts";
import { loadMessages } from "../../../../../../messages/store.ts";
import { accountMay } from "../../../../../../session/account.ts";

function Page() {
  const { companyId, taxFilingId } = Route.useParams();
  return <FilingPage key={taxFilingId} companyId={companyId} taxFilingId={taxFilingId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/tax-filings/$taxFilingId/")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, params: path, location }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "tax-filings")) {
      void queryClient.prefetchQuery(getTaxFilingOptions({ path }));
      if (readTab(location.search).tab === undefined) {
        const query = listQuery<object>(filingForms, readList(filingForms, readSearch(location.search)));
        void queryClient.prefetchQuery(listTaxFormsOptions({ path, query }));
      }
    }
    return loadMessages("crud", "tax-filings");
  },
  component: Page,
});
