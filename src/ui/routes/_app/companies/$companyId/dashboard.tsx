/** Company dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { getDashboardOptions } from "#generated/hrms/hooks/dashboard.ts";
import { DashboardPage } from "../../../../hrms/company/dashboard/dashboard-page.tsx";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/dashboard")({
  loader: ({ context, params: { companyId } }) => {
    if (accountMay("read", "dashboard"))
      void context.queryClient.prefetchQuery(getDashboardOptions({ path: { companyId } }));
    return loadMessages("dashboard", "charts");
  },
  component: DashboardPage,
});
