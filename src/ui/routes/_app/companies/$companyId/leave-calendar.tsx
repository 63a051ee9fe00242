/** The team calendar. */
import { createFileRoute } from "@tanstack/react-router";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listLeaveTypeOptionsOptions } from "#generated/hrms/hooks/leave-types.ts";
import { listLeaveCalendarOptions } from "#generated/hrms/hooks/leaves.ts";
import { listWorkLocationOptionsOptions } from "#generated/hrms/hooks/work-locations.ts";
import { firstView, peoplePerPage, periodOf } from "../../../../hrms/leave/leaves/calendar-period.ts";
import { TeamCalendarPage } from "../../../../hrms/leave/leaves/team-calendar-page.tsx";
import { typeNames } from "../../../../hrms/leave/shared/type-names.ts";
import { today } from "../../../../kit/calendar-date.ts";
import { matches, wide } from "../../../../kit/use-media.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <TeamCalendarPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/leave-calendar")({
  loader: ({ context: { queryClient }, params: path }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "leaves")) {
      const [from, to] = periodOf(firstView(matches(wide)), today());
      const query = { from, to, pageSize: peoplePerPage, awayOnly: false };
      void queryClient.prefetchQuery(listLeaveCalendarOptions({ path, query }));
      if (accountMay("read", "departments")) void queryClient.prefetchQuery(listDepartmentOptionsOptions({ path }));
      if (accountMay("read", "work-locations"))
        void queryClient.prefetchQuery(listWorkLocationOptionsOptions({ path }));
      if (accountMay("read", "leave-types")) void queryClient.prefetchQuery(listLeaveTypeOptionsOptions({ path }));
    }
    return loadMessages("leaves", "crud", ...typeNames());
  },
  component: Page,
});
