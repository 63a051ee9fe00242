/** The one call of the dashboard; its cards find their parts where their own queries keep them. */
import type { QueryClient } from "@tanstack/react-query";
import { listAttendanceLogsKey } from "#generated/hrms/hooks/attendance-logs.ts";
import { getDashboardOptions } from "#generated/hrms/hooks/dashboard.ts";
import { listExpiriesKey } from "#generated/hrms/hooks/expiries.ts";
import { getLeaveHomeKey } from "#generated/hrms/hooks/leaves.ts";
import { listPayRunsKey } from "#generated/hrms/hooks/pay-runs.ts";
import { getPackageUseKey } from "#generated/hrms/hooks/settings.ts";
import type { DashboardCards, PayRun } from "#generated/hrms/schema.ts";
import { latestOptions } from "../../../layout/notifications/latest.ts";
import { accountMay } from "../../../session/account.ts";

/** What needs attention of everyone's attendance, the latest first. */
export const daysToReview = (companyId: string) => ({
  path: { companyId },
  query: { state: ["needsReview" as const], pageSize: 5 },
});

/** For those who decide about them. */
export const mayReviewDays = (): boolean => accountMay("approve", "attendance-logs");

const unpaid: PayRun["status"][] = ["draft", "calculating", "calculated", "failed", "submitted", "approved", "locked"];

/** The runs that are not paid yet, the next pay day first. */
export const nextRuns = (companyId: string) => ({
  path: { companyId },
  query: { status: unpaid, sort: "payDate" as const, pageSize: 3 },
});

export const nextExpiries = (companyId: string) => ({ path: { companyId }, query: { pageSize: 5 } });

function keep(client: QueryClient, companyId: string, cards: DashboardCards): void {
  const { expiries, leave, payRuns, attendanceToReview, notifications, packageUse } = cards;
  // A part that is missing stays with its own query, which the card runs.
  if (expiries) client.setQueryData(listExpiriesKey(nextExpiries(companyId)), expiries);
  if (leave) client.setQueryData(getLeaveHomeKey({ path: { companyId } }), leave);
  if (payRuns) client.setQueryData(listPayRunsKey(nextRuns(companyId)), payRuns);
  if (attendanceToReview) client.setQueryData(listAttendanceLogsKey(daysToReview(companyId)), attendanceToReview);
  if (notifications) client.setQueryData(latestOptions().queryKey, notifications);
  if (packageUse) client.setQueryData(getPackageUseKey(), packageUse);
}

export function dashboardOptions(companyId: string) {
  const options = getDashboardOptions({ path: { companyId } });
  return {
    ...options,
    async queryFn(context: Parameters<typeof options.queryFn>[0]) {
      const dashboard = await options.queryFn(context);
      keep(context.client, companyId, dashboard.cards);
      return dashboard;
    },
  };
}
