/** Home of people without a dashboard. */
import { createFileRoute } from "@tanstack/react-router";
import { getMyProfileOptions } from "#generated/hrms/hooks/my-profile.ts";
import { HomePage } from "../../../hrms/people/my-profile/home-page.tsx";
import { readTab } from "../../../hrms/people/my-profile/profile-tabs.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/me/home")({
  validateSearch: onlyKnown((raw: Record<string, unknown>) => {
    const { company } = readTab(raw);
    return company === undefined ? {} : { company };
  }),
  loader: ({ context }) => {
    // Not awaited: the page shows a skeleton.
    void context.queryClient.prefetchQuery(getMyProfileOptions());
    return loadMessages("my-profile", "fields", "crud", "change-requests", "names", "tools", "leave-cards");
  },
  component: HomePage,
});
