/** Platform overview. */
import { createFileRoute } from "@tanstack/react-router";
import { listSupportOffersOptions } from "#generated/hrms/hooks/platform-support.ts";
import { getPlatformDashboardOptions } from "#generated/hrms/hooks/platform-dashboard.ts";
import { PlatformDashboardPage } from "../../../hrms/platform/dashboard/dashboard-page.tsx";
import { loadMessages } from "../../../messages/store.ts";
import { accountMay } from "../../../session/account.ts";

export const Route = createFileRoute("/_app/platform/dashboard")({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "platform-dashboard"))
      void queryClient.prefetchQuery(getPlatformDashboardOptions({ query: { months: 12 } }));
    if (accountMay("read", "support-grants")) void queryClient.prefetchQuery(listSupportOffersOptions());
    return loadMessages("platform", "tenants", "charts", "crud");
  },
  component: PlatformDashboardPage,
});
