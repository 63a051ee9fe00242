/** MOM labour market survey: headcount of a quarter. */
import { createFileRoute } from "@tanstack/react-router";
import { ReportPage } from "../../../../hrms/company/mom-survey-groups/report-page.tsx";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/mom-survey-report")({
  validateSearch: onlyKnown(({ quarter }): { quarter?: string } =>
    typeof quarter === "string" && /^20\d\d-Q[1-4]$/.test(quarter) ? { quarter } : {},
  ),
  loader: () => loadMessages("mom-survey-groups", "crud"),
  component: ReportPage,
});
