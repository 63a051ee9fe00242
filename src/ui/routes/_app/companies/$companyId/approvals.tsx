/** The queue of approvals of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { listApprovalsOptions } from "#generated/hrms/hooks/approvals.ts";
import { approvalList, queryOf } from "../../../../hrms/approvals/approvals/approval-list.ts";
import { ApprovalsPage } from "../../../../hrms/approvals/approvals/approvals-page.tsx";
import { readSearch } from "../../../../list/list-search.ts";
import { readList } from "../../../../list/list-state.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/approvals")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, params: { companyId }, location }) => {
    const query = queryOf(readList(approvalList, readSearch(location.search)));
    if (accountMay("read", "approvals"))
      void context.queryClient.prefetchQuery(listApprovalsOptions({ path: { companyId }, query }));
    return loadMessages("approvals", "own-delegations", "change-requests", "employee-records", "crud");
  },
  component: ApprovalsPage,
});
