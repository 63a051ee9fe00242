/** A payslip of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { getPayslipOptions } from "#generated/hrms/hooks/payslips.ts";
import { PayslipPage } from "../../../../../hrms/payroll/payslips/payslip-page.tsx";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId, payslipId } = Route.useParams();
  return <PayslipPage key={payslipId} companyId={companyId} payslipId={payslipId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/payslips/$payslipId")({
  loader: ({ context, params }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "payslips")) void context.queryClient.prefetchQuery(getPayslipOptions({ path: params }));
    return loadMessages("crud", "payslips", "payroll");
  },
  component: Page,
});
