/** One leave. */
import { createFileRoute } from "@tanstack/react-router";
import { historyQuery } from "../../../../../detail/history-query.ts";
import { getLeaveOptions, listLeaveHistoryOptions } from "#generated/hrms/hooks/leaves.ts";
import { LeavePage } from "../../../../../hrms/leave/leaves/leave-page.tsx";
import { typeNames } from "../../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId, leaveId } = Route.useParams();
  return <LeavePage key={leaveId} companyId={companyId} leaveId={leaveId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/leaves/$leaveId")({
  loader: ({ context: { queryClient }, params: path }) => {
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(getLeaveOptions({ path }));
    void queryClient.prefetchQuery(listLeaveHistoryOptions({ path, query: historyQuery(1) }));
    return loadMessages("leaves", "crud", "employee-records", ...typeNames());
  },
  component: Page,
});
