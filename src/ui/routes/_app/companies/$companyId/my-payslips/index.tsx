/** One’s own payslips. */
import { createFileRoute } from "@tanstack/react-router";
import { listMyPayslipsOptions } from "#generated/hrms/hooks/my-payslips.ts";
import { myPayslipsList } from "#generated/hrms/resources/my-payslips.ts";
import { MyPayslipsPage } from "../../../../../hrms/payroll/payslips/my-payslips-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { listQuery, readList } from "../../../../../list/list-state.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <MyPayslipsPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/my-payslips/")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, params, location }) => {
    const query = listQuery(myPayslipsList, readList(myPayslipsList, readSearch(location.search)));
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "payslips")) void queryClient.prefetchQuery(listMyPayslipsOptions({ path: params, query }));
    return loadMessages("crud", "payslips");
  },
  component: Page,
});
