/** The request form for leave. */
import { createFileRoute } from "@tanstack/react-router";
import { listMyLeaveBalancesOptions } from "#generated/hrms/hooks/leave-balances.ts";
import { getMyProfileOptions } from "#generated/hrms/hooks/my-profile.ts";
import { RequestLeavePage } from "../../../../../hrms/leave/leaves/request-page.tsx";
import { typeNames } from "../../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <RequestLeavePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/my-leave/request")({
  loader: ({ context: { queryClient }, params: path }) => {
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(getMyProfileOptions());
    if (accountMay("read", "leaves")) void queryClient.prefetchQuery(listMyLeaveBalancesOptions({ path }));
    return loadMessages("leaves", "crud", "fields", "tools", ...typeNames());
  },
  component: Page,
});
