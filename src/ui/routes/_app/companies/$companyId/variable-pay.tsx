/** Amounts of one pay month, as a grid of people and items. */
import { createFileRoute } from "@tanstack/react-router";
import { listAllowanceOptionsOptions } from "#generated/hrms/hooks/allowances.ts";
import { listDeductionOptionsOptions } from "#generated/hrms/hooks/deductions.ts";
import { getVariablePayOptions } from "#generated/hrms/hooks/variable-pay.ts";
import { gridQuery, readGrid } from "../../../../hrms/payroll/variable-pay/grid-address.ts";
import { VariablePayPage } from "../../../../hrms/payroll/variable-pay/variable-pay-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <VariablePayPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/variable-pay")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, params: path, location }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "employee-pay-items")) {
      if (accountMay("update", "employee-pay-items")) {
        void queryClient.prefetchQuery(listAllowanceOptionsOptions({ path }));
        void queryClient.prefetchQuery(listDeductionOptionsOptions({ path }));
      }
      const query = gridQuery(readGrid(readSearch(location.search)));
      void queryClient.prefetchQuery(getVariablePayOptions({ path, query }));
    }
    return loadMessages("variable-pay", "crud");
  },
  component: Page,
});
