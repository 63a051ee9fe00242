/** Company dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { getLeaveLiabilityOptions } from "#generated/hrms/hooks/leaves.ts";
import { DashboardPage } from "../../../../hrms/company/dashboard/dashboard-page.tsx";
import { dashboardOptions } from "../../../../hrms/company/dashboard/dashboard-query.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/dashboard")({
  loader: ({ context: { queryClient }, params: { companyId } }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "dashboard")) void queryClient.prefetchQuery(dashboardOptions(companyId));
    if (accountMay("read", "leaves") && accountMay("export", "leaves"))
      void queryClient.prefetchQuery(getLeaveLiabilityOptions({ path: { companyId } }));
    return loadMessages("dashboard", "charts", "notifications", "leave-cards", "payroll-reports");
  },
  component: DashboardPage,
});
