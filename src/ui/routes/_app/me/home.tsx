/** Home of people without a dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../../../hrms/people/my-profile/home-page.tsx";
import { homeOptions } from "../../../hrms/people/my-profile/home-query.ts";
import { readTab } from "../../../hrms/people/my-profile/profile-tabs.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/home")({
  validateSearch: onlyKnown((raw: Record<string, unknown>) => {
    const { company } = readTab(raw);
    return company === undefined ? {} : { company };
  }),
  // No loaderDeps: a change of search must not remount the page while the loader runs.
  loader: ({ context, location }) => {
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(homeOptions(readTab(location.search).company));
    return loadMessages(
      "my-profile",
      "attendance-tools",
      "change-requests",
      "crud",
      "employee-events",
      "fields",
      "leave-cards",
      "names",
      "own-delegations",
      "tools",
    );
  },
  component: HomePage,
});
