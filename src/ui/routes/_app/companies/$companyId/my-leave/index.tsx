/** One’s own leave. */
import { createFileRoute } from "@tanstack/react-router";
import { listMyLeaveBalancesOptions } from "#generated/hrms/hooks/leave-balances.ts";
import { listLeavesOptions } from "#generated/hrms/hooks/leaves.ts";
import { getMyProfileOptions } from "#generated/hrms/hooks/my-profile.ts";
import { MyLeavePage } from "../../../../../hrms/leave/leaves/my-leave-page.tsx";
import { typeNames } from "../../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../../messages/store.ts";
import { accountMay } from "../../../../../session/account.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <MyLeavePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/my-leave/")({
  loader: ({ context: { queryClient }, params: path }) => {
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(getMyProfileOptions());
    if (accountMay("read", "leaves")) {
      void queryClient.prefetchQuery(listMyLeaveBalancesOptions({ path }));
      void queryClient.prefetchQuery(listLeavesOptions({ path, query: { own: true, pageSize: 100 } }));
    }
    return loadMessages("leaves", "crud", ...typeNames());
  },
  component: Page,
});
