/** All notifications of the signed-in person. */
import { createFileRoute } from "@tanstack/react-router";
import { listNotificationsOptions } from "#generated/hrms/hooks/notifications.ts";
import { NotificationsPage } from "../../../layout/notifications/notifications-page.tsx";
import { queryOf, readSearch } from "../../../layout/notifications/notifications-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/notifications")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    // Not awaited: the page shows its shape meanwhile.
    void context.queryClient.prefetchQuery(listNotificationsOptions({ query: queryOf(deps) }));
    return loadMessages("notifications", "crud");
  },
  component: NotificationsPage,
});
