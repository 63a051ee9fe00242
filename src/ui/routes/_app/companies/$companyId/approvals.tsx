/** What waits for an approval in a company. */
import { createFileRoute } from "@tanstack/react-router";
import { listPendingApprovalsOptions } from "#generated/hrms/hooks/dashboard.ts";
import { ApprovalsPage } from "../../../../hrms/company/approvals/approvals-page.tsx";
import { queryOf, readSearch } from "../../../../hrms/company/approvals/approvals-search.ts";
import { onlyKnown } from "../../../../crud/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

export const Route = createFileRoute("/_app/companies/$companyId/approvals")({
  validateSearch: onlyKnown(readSearch),
  loader: ({ context, params: { companyId }, location }) => {
    if (accountMay("read", "dashboard"))
      void context.queryClient.prefetchQuery(
        listPendingApprovalsOptions({ path: { companyId }, query: queryOf(readSearch(location.search)) }),
      );
    return loadMessages("dashboard", "crud");
  },
  component: ApprovalsPage,
});
