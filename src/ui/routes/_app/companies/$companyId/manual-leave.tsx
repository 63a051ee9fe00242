/** Leave that HR enters. */
import { createFileRoute } from "@tanstack/react-router";
import { accountMay } from "../../../../session/account.ts";
import { listQuery, readList } from "../../../../list/list-state.ts";
import { manualLeaveList } from "#generated/hrms/resources/manual-leave.ts";
import { listManualLeaveOptions } from "#generated/hrms/hooks/manual-leave.ts";
import { ManualLeavePage } from "../../../../hrms/leave/leaves/manual-leave-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { typeNames } from "../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <ManualLeavePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/manual-leave")({
  validateSearch: readSearch,
  loader: ({ context, params: path, location }) => {
    const query = listQuery<object>(manualLeaveList, readList(manualLeaveList, readSearch(location.search)));
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "manual-leave"))
      void context.queryClient.prefetchQuery(listManualLeaveOptions({ path, query }));
    return loadMessages("leaves", "crud", ...typeNames());
  },
  component: Page,
});
