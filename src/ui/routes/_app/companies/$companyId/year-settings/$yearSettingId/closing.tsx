/** The end of a leave year. */
import { createFileRoute } from "@tanstack/react-router";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listLeaveTypeOptionsOptions } from "#generated/hrms/hooks/leave-types.ts";
import { getYearSettingOptions, listYearClosingOptions } from "#generated/hrms/hooks/year-settings.ts";
import { closingList } from "#generated/hrms/resources/year-settings.ts";
import { YearClosingPage } from "../../../../../../hrms/leave/year-closing/year-closing-page.tsx";
import { readSearch } from "../../../../../../list/list-search.ts";
import { listQuery, readList } from "../../../../../../list/list-state.ts";
import { loadMessages } from "../../../../../../messages/store.ts";
import { accountMay } from "../../../../../../session/account.ts";

function Page() {
  const { companyId, yearSettingId } = Route.useParams();
  return <YearClosingPage key={yearSettingId} companyId={companyId} yearSettingId={yearSettingId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/year-settings/$yearSettingId/closing")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, params, location }) => {
    const path = { companyId: params.companyId };
    const state = readList(closingList, readSearch(location.search));
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(getYearSettingOptions({ path: params }));
    void queryClient.prefetchQuery(listYearClosingOptions({ path: params, query: listQuery(closingList, state) }));
    void queryClient.prefetchQuery(listLeaveTypeOptionsOptions({ path }));
    if (accountMay("read", "departments")) void queryClient.prefetchQuery(listDepartmentOptionsOptions({ path }));
    return loadMessages("year-closing", "crud");
  },
  component: Page,
});
