/** Payroll reports of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { reportOptions } from "../../../../hrms/payroll/payroll-reports/report-options.ts";
import { currentTexts } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";
import { ReportsPage } from "../../../../hrms/payroll/payroll-reports/reports-page.tsx";
import { readReportSearch } from "../../../../hrms/payroll/payroll-reports/search.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/payroll-reports")({
  validateSearch: onlyKnown(readReportSearch),
  loader: ({ context, params: { companyId }, location }) => {
    const search = readReportSearch(location.search as Record<string, unknown>);
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "payroll-reports"))
      void context.queryClient.prefetchQuery(reportOptions(companyId, search, currentTexts().language));
    return loadMessages("payroll-reports", "payroll", "crud");
  },
  component: ReportsPage,
});
