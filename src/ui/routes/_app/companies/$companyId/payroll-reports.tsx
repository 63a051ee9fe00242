/** Payroll reports of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { ReportsPage } from "../../../../hrms/payroll/payroll-reports/reports-page.tsx";
import { readReportSearch } from "../../../../hrms/payroll/payroll-reports/search.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/payroll-reports")({
  validateSearch: onlyKnown(readReportSearch),
  loader: () => loadMessages("payroll-reports", "payroll", "crud"),
  component: ReportsPage,
});
