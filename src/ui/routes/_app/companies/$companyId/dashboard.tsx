/** Company dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../../../hrms/company/dashboard/dashboard-page.tsx";
import { dashboardOptions } from "../../../../hrms/company/dashboard/dashboard-query.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/dashboard")({
  loader: ({ context, params: { companyId } }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "dashboard")) void context.queryClient.prefetchQuery(dashboardOptions(companyId));
    return loadMessages("dashboard", "charts", "notifications", "leave-cards", "payroll-reports");
  },
  component: DashboardPage,
});
