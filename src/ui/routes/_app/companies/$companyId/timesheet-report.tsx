/** Time by project, client or person. */
import { createFileRoute } from "@tanstack/react-router";
import { TimesheetReportPage } from "../../../../hrms/attendance/timesheet-report/report-page.tsx";
import { readTimesheetReportSearch } from "../../../../hrms/attendance/timesheet-report/search.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/timesheet-report")({
  validateSearch: onlyKnown(readTimesheetReportSearch),
  loader: () => loadMessages("timesheet-report", "attendance-tools", "crud", "tools"),
  component: TimesheetReportPage,
});
