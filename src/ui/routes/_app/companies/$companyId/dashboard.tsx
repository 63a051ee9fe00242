/** Company dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { getDashboardOptions } from "#generated/hrms/hooks/dashboard.ts";
import { listAttendanceLogsOptions } from "#generated/hrms/hooks/attendance-logs.ts";
import { listExpiriesOptions } from "#generated/hrms/hooks/expiries.ts";
import { getLeaveHomeOptions } from "#generated/hrms/hooks/leaves.ts";
import { DashboardPage } from "../../../../hrms/company/dashboard/dashboard-page.tsx";
import { exceptionsOf, maySeeExceptions } from "../../../../hrms/company/dashboard/exceptions.ts";
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
      if (accountMay("read", "leaves"))
        void context.queryClient.prefetchQuery(getLeaveHomeOptions({ path: { companyId } }));
      if (maySeeExceptions())
        void context.queryClient.prefetchQuery(listAttendanceLogsOptions(exceptionsOf(companyId)));
      void context.queryClient.prefetchQuery(latestOptions());
    }
    return loadMessages("dashboard", "charts", "notifications", "leave-cards", "payroll-reports");
  },
  component: DashboardPage,
});
