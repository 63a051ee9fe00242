/** All notifications of the signed-in person. */
import { createFileRoute } from "@tanstack/react-router";
import { listNotificationsOptions } from "#generated/hrms/hooks/notifications.ts";
import { readSearch } from "../../../list/list-search.ts";
import { readList } from "../../../list/list-state.ts";
import { noticesList, queryOf } from "../../../layout/notifications/notifications-list.ts";
import { NotificationsPage } from "../../../layout/notifications/notifications-page.tsx";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/notifications")({
  validateSearch: readSearch,
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, location }) => {
    const state = readList(noticesList, readSearch(location.search));
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(listNotificationsOptions({ query: queryOf(state) }));
    return loadMessages("notifications", "crud");
  },
  component: NotificationsPage,
});
