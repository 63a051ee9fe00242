/** Company dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { getDashboardOptions } from "#generated/hrms/hooks/dashboard.ts";
import { listExpiriesOptions } from "#generated/hrms/hooks/expiries.ts";
import { DashboardPage } from "../../../../hrms/company/dashboard/dashboard-page.tsx";
import { latestOptions } from "../../../../layout/notifications/latest.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/dashboard")({
  loader: ({ context, params: { companyId } }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "dashboard")) {
      void context.queryClient.prefetchQuery(getDashboardOptions({ path: { companyId } }));
      if (accountMay("read", "expiries"))
        void context.queryClient.prefetchQuery(listExpiriesOptions({ path: { companyId }, query: { pageSize: 5 } }));
      void context.queryClient.prefetchQuery(latestOptions());
    }
    return loadMessages("dashboard", "charts", "notifications");
  },
  component: DashboardPage,
});
