/** The roster board. */
import { createFileRoute } from "@tanstack/react-router";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { getRosterOptions } from "#generated/hrms/hooks/roster.ts";
import { RosterPage } from "../../../../hrms/attendance/roster/roster-page.tsx";
import { peoplePerPage, periodOf } from "../../../../hrms/attendance/roster/roster-period.ts";
import { today } from "../../../../kit/calendar-date.ts";
import { matches, wide } from "../../../../kit/use-media.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <RosterPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/roster")({
  loader: ({ context: { queryClient }, params: path }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "roster")) {
      const [from, to] = periodOf(today(), "1", matches(wide));
      void queryClient.prefetchQuery(getRosterOptions({ path, query: { from, to, pageSize: peoplePerPage } }));
      if (accountMay("read", "departments")) void queryClient.prefetchQuery(listDepartmentOptionsOptions({ path }));
    }
    return loadMessages("roster", "crud");
  },
  component: Page,
});
