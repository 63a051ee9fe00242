/** MOM labour market survey: headcount of a quarter. */
import { createFileRoute } from "@tanstack/react-router";
import { getMomSurveyReportOptions } from "#generated/hrms/hooks/mom-survey-report.ts";
import { quarterOf } from "#src/domain/shared/quarter.ts";
import { ReportPage } from "../../../../hrms/company/mom-survey-groups/report-page.tsx";
import { today } from "../../../../kit/calendar-date.ts";
import { onlyKnown } from "../../../../list/list-search.ts";
import { loadMessages } from "../../../../messages/store.ts";
import { accountMay } from "../../../../session/account.ts";

interface ReportSearch {
  quarter?: string;
}

const readSearch = ({ quarter }: Record<string, unknown>): ReportSearch =>
  typeof quarter === "string" && /^20\d\d-Q[1-4]$/.test(quarter) ? { quarter } : {};

export const Route = createFileRoute("/_app/companies/$companyId/mom-survey-report")({
  validateSearch: onlyKnown(readSearch),
  loader: ({ context, params: path, location }) => {
    // Not awaited: the page shows a skeleton.
    if (accountMay("read", "mom-survey-groups")) {
      const { quarter = quarterOf(today()) } = readSearch(location.search);
      void context.queryClient.prefetchQuery(getMomSurveyReportOptions({ path, query: { quarter } }));
    }
    return loadMessages("mom-survey-groups", "crud");
  },
  component: ReportPage,
});
