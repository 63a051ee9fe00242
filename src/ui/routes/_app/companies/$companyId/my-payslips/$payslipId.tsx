/** One of one’s own payslips. */
import { createFileRoute } from "@tanstack/react-router";
import { getMyPayslipOptions } from "#generated/hrms/hooks/my-payslips.ts";
import { MyPayslipPage } from "../../../../../hrms/payroll/payslips/my-payslip-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId, payslipId } = Route.useParams();
  return <MyPayslipPage key={payslipId} companyId={companyId} payslipId={payslipId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/my-payslips/$payslipId")({
  loader: ({ context, params }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "payslips")) void context.queryClient.prefetchQuery(getMyPayslipOptions({ path: params }));
    return loadMessages("crud", "payslips", "payroll");
  },
  component: Page,
});
