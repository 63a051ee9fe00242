/** Timesheets of all tenants. */
import { createFileRoute } from "@tanstack/react-router";
import { listPlatformTimesheetsOptions } from "#generated/hrms/hooks/platform-timesheets.ts";
import { timesheetsList } from "#generated/hrms/resources/platform-timesheets.ts";
import { TimesheetsPage } from "../../../hrms/platform/timesheets/timesheets-page.tsx";
import { readSearch } from "../../../list/list-search.ts";
import { listQuery, readList } from "../../../list/list-state.ts";
import { loadMessages } from "../../../messages/store.ts";
import { accountMay } from "../../../session/account.ts";

export const Route = createFileRoute("/_app/platform/timesheets")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, location }) => {
    if (accountMay("read", "platform-timesheets"))
      void queryClient.prefetchQuery(
        listPlatformTimesheetsOptions({
          query: listQuery(timesheetsList, readList(timesheetsList, readSearch(location.search))),
        }),
      );
    return loadMessages("crud", "platform-timesheets");
  },
  component: TimesheetsPage,
});
