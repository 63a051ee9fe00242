/** The signed-in person's clock, next days and last logs. */
import { createFileRoute } from "@tanstack/react-router";
import { listAttendanceLogsOptions } from "#generated/hrms/hooks/attendance-logs.ts";
import { getMyAttendanceOptions, getMyRosterOptions } from "#generated/hrms/hooks/own-attendance.ts";
import { lastDaysQuery } from "../../../../hrms/attendance/my-attendance/last-days-query.ts";
import { MyAttendancePage } from "../../../../hrms/attendance/my-attendance/my-attendance-page.tsx";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

/** The code of a kiosk, if the page was opened by scanning it. */
function readSearch({ kiosk }: Record<string, unknown>): { kiosk?: string } {
  return typeof kiosk === "string" && /^[\w-]{20,60}$/.test(kiosk) ? { kiosk } : {};
}

export const Route = createFileRoute("/_app/companies/$companyId/my-attendance")({
  validateSearch: onlyKnown(readSearch),
  loader: ({ context: { queryClient }, params: path }) => {
    if (accountMay("read", "own-attendance")) {
      void queryClient.prefetchQuery(getMyAttendanceOptions({ path }));
      void queryClient.prefetchQuery(getMyRosterOptions({ path, query: {} }));
      void queryClient.prefetchQuery(listAttendanceLogsOptions({ path, query: lastDaysQuery }));
    }
    return loadMessages("attendance-tools", "crud");
  },
  component: MyAttendancePage,
});
