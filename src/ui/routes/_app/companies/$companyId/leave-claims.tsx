/** Leave that the government pays back. */
import { createFileRoute } from "@tanstack/react-router";
import { accountMay } from "../../../../session/account.ts";
import { listQuery, readList } from "../../../../list/list-state.ts";
import { claimsList } from "#generated/hrms/resources/leaves.ts";
import { listLeaveClaimsOptions } from "#generated/hrms/hooks/leaves.ts";
import { LeaveClaimsPage } from "../../../../hrms/leave/leave-claims/leave-claims-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <LeaveClaimsPage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/leave-claims")({
  validateSearch: readSearch,
  loader: ({ context, params: path, location }) => {
    const query = listQuery<object>(claimsList, readList(claimsList, readSearch(location.search)));
    // Not awaited: the page shows a skeleton.
    if (accountMay("export", "leaves")) void context.queryClient.prefetchQuery(listLeaveClaimsOptions({ path, query }));
    return loadMessages("leave-claims", "crud");
  },
  component: Page,
});
