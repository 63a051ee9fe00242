/** The end of a leave year. */
import { createFileRoute } from "@tanstack/react-router";
import { YearClosingPage } from "../../../../../hrms/leave/year-closing/year-closing-page.tsx";
import { readSearch } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId, yearSettingId } = Route.useParams();
  return <YearClosingPage key={yearSettingId} companyId={companyId} yearSettingId={yearSettingId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/year-settings/$yearSettingId/closing")({
  validateSearch: readSearch,
  loader: () => loadMessages("year-closing", "crud"),
  component: Page,
});
