/** Time by project, client or person. */
import { createFileRoute } from "@tanstack/react-router";
import { reportTimesheetsOptions } from "#generated/hrms/hooks/timesheets.ts";
import { TimesheetReportPage } from "../../../../hrms/attendance/timesheet-report/report-page.tsx";
import { reportQuery } from "../../../../hrms/attendance/timesheet-report/report-query.ts";
import { readTimesheetReportSearch } from "../../../../hrms/attendance/timesheet-report/search.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/timesheet-report")({
  validateSearch: onlyKnown(readTimesheetReportSearch),
  loader: ({ context, params: path, location }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "timesheets")) {
      const query = reportQuery(readTimesheetReportSearch(location.search));
      void context.queryClient.prefetchQuery(reportTimesheetsOptions({ path, query }));
    }
    return loadMessages("timesheet-report", "attendance-tools", "crud", "tools");
  },
  component: TimesheetReportPage,
});
