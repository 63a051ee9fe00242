/** All notifications of the signed-in person. */
import { createFileRoute } from "@tanstack/react-router";
import { listNotificationsOptions } from "#generated/hrms/hooks/notifications.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { NotificationsPage } from "../../../layout/notifications/notifications-page.tsx";
import { queryOf, readSearch } from "../../../layout/notifications/notifications-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/notifications")({
  validateSearch: onlyKnown(readSearch),
  // Without loaderDeps: another search is the same page, which stays while the loader runs.
  loader: ({ context, location }) => {
    // Not awaited: the page shows its shape meanwhile.
    void context.queryClient.prefetchQuery(listNotificationsOptions({ query: queryOf(readSearch(location.search)) }));
    return loadMessages("notifications", "crud");
  },
  component: NotificationsPage,
});
