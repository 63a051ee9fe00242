/** Pending approvals of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { listPendingApprovalsOptions } from "#generated/hrms/hooks/dashboard.ts";
import { approvalsList } from "#generated/hrms/resources/dashboard.ts";
import { ApprovalsPage } from "../../../../hrms/company/approvals/approvals-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { listQuery, readList } from "../../../../list/list-state.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/approvals")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params: { companyId }, location }) => {
    const state = readList(approvalsList, readSearch(location.search));
    if (accountMay("read", "dashboard"))
      void context.queryClient.prefetchQuery(
        listPendingApprovalsOptions({ path: { companyId }, query: listQuery(approvalsList, state) }),
      );
    return loadMessages("dashboard", "crud");
  },
  component: ApprovalsPage,
});
